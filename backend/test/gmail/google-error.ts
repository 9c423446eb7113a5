/**
 * An error as Google's REST APIs write it: HTTP status, and in the body `error.errors[0].reason`.
 * Source: developers.google.com/workspace/gmail/api/guides/handle-errors
 */
export class GoogleError extends Error {
  readonly status: number;
  readonly reason: string;
  readonly domain: string;
  readonly headers: Record<string, string>;

  constructor(status: number, reason: string, message: string, options: { domain?: string; headers?: Record<string, string> } = {}) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.domain = options.domain ?? (status === 403 || status === 429 ? 'usageLimits' : 'global');
    this.headers = options.headers ?? {};
  }

  get body(): object {
    const { status, reason, domain, message } = this;
    return { error: { code: status, message, errors: [{ message, domain, reason }], status: STATUS_NAMES[status] } };
  }
}

const STATUS_NAMES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};
