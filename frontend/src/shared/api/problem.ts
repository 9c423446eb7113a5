/** One refused field of a request. */
export interface ProblemFieldError {
  field: string;
  code: string;
  message: string;
}

/** The body of a refusal: RFC 9457 with `message` (shown to users), `code` and field errors. */
export interface Problem {
  status: number;
  message: string;
  code: string;
  requestId: string | null;
  errors: ProblemFieldError[];
  /** The whole body, for answers that carry more (such as `items` of needs_confirmation). */
  body: Record<string, unknown>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

function fieldErrors(value: unknown): ProblemFieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((entry) => ({
    field: text(entry['field'], ''),
    code: text(entry['code'], 'invalid'),
    message: text(entry['message'], 'Please check this value.'),
  }));
}

/** Reads an error body; null when it is not JSON of that shape (a proxy's page, an empty answer). */
export function parseProblem(status: number, body: string): Problem | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isRecord(parsed)) return null;
  const message = text(parsed['message'], text(parsed['detail'], ''));
  if (message === '') return null;
  return {
    status,
    message,
    code: text(parsed['code'], 'unknown'),
    requestId: typeof parsed['requestId'] === 'string' ? parsed['requestId'] : null,
    errors: fieldErrors(parsed['errors']),
    body: parsed,
  };
}
