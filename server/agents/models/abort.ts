/** What `Model.stream` rejects with once its signal is aborted. */
export function abortError(): DOMException {
  return new DOMException('The model call was aborted', 'AbortError');
}
