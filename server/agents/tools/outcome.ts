/** What a tool gives back, as a model reads it (handoff.md H20). Empty and error never look alike. */
export type ToolResult =
  | { status: 'ok'; data: Record<string, unknown> }
  | { status: 'empty'; query: Record<string, unknown>; near: string[] }
  | ToolError
  /** It may have happened: a write that broke off before it was settled. */
  | { status: 'unknown'; attemptedQuery: Record<string, unknown> | null };

/** `ask` is for the runtime alone: it escalates with the approval and ends the turn (decisions.md 13). */
export type Outcome = ToolResult | { status: 'ask'; approvalId: string };

export interface ToolError {
  status: 'error';
  isError: true;
  errorCategory: 'transient' | 'validation' | 'business' | 'permission';
  isRetryable: boolean;
  code: string;
  attemptedQuery: Record<string, unknown> | null;
  partialResults: Record<string, unknown> | null;
  /** Says what to do next. */
  message: string;
}

export const ok = (data: object): ToolResult => ({ status: 'ok', data: { ...data } });

export const empty = (query: Record<string, unknown>, near: string[]): ToolResult => ({
  status: 'empty',
  query,
  near,
});

export const failed = (
  error: Pick<ToolError, 'errorCategory' | 'code' | 'message'> &
    Partial<Pick<ToolError, 'isRetryable' | 'attemptedQuery' | 'partialResults'>>,
): ToolError => ({
  status: 'error',
  isError: true,
  isRetryable: false,
  attemptedQuery: null,
  partialResults: null,
  ...error,
});
