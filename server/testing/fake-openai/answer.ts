/** How the fake answers one request. Several agents may have several of these in a row. */
export type FakeAnswer = FakeOutput | FakeHttpError | FakeTrouble;

/** An answer that arrives whole: text in chunks, then calls. Nothing at all = an empty answer. */
export interface FakeOutput {
  text?: string;
  calls?: FakeCall[];
  refusal?: string;
  /** Ends as `incomplete`; a call in it is sent as incomplete too. */
  incomplete?: 'max_output_tokens' | 'content_filter';
  usage?: { inputTokens: number; outputTokens: number };
  /** Nothing is sent, not even headers, before this is settled: a slow first byte. */
  holdUntil?: PromiseLike<unknown>;
}

export interface FakeCall {
  name: string;
  /** A string is sent as it is: malformed JSON, or a list where an object belongs. */
  args: unknown;
  /** Given to script a doubled id; otherwise unique. */
  callId?: string;
}

export interface FakeHttpError {
  status: number;
  code?: string;
  message?: string;
  headers?: Record<string, string>;
}

export interface FakeTrouble {
  trouble: /** Headers and text, then the socket is destroyed. */
    | 'cut'
    /** The same, but ended politely without a last event. */
    | 'unfinished'
    /** Headers and text, then silence. */
    | 'stall'
    /** An event that is no JSON. */
    | 'garbage'
    /** `response.failed` with `code`. */
    | 'failed'
    /** An `error` event with `code`. */
    | 'error_event';
  /** Sent before the trouble; without it the trouble comes before any output. */
  text?: string;
  code?: string;
}
