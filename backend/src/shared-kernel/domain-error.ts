/** What kind of failure it is; the HTTP filter maps each kind to one status. */
export type ErrorKind = 'invalid' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'unavailable';

/** One field of the input that is wrong: `field` is its path ("email", "games[0].date"). */
export interface FieldError {
  field: string;
  code: string;
  message: string;
}

export interface DomainErrorOptions {
  kind: ErrorKind;
  /** Stable, snake_case; clients may branch on it. */
  code: string;
  /** A sentence for the person in front of the screen: the cause and the fix. */
  message: string;
  errors?: FieldError[];
  /** Further members of the problem document, for example the items of a confirmation. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
  /** Overrides the status of the kind where HTTP has a better one (422, 413, 429, 502). */
  status?: number;
}

/** Every expected failure below the controllers. Carries no stack to the client. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly errors: FieldError[];
  readonly extra: Record<string, unknown>;
  readonly retryAfterSeconds?: number;
  readonly status?: number;

  constructor(options: DomainErrorOptions) {
    super(options.message);
    this.name = new.target.name;
    this.kind = options.kind;
    this.code = options.code;
    this.errors = options.errors ?? [];
    this.extra = options.extra ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.status = options.status;
  }
}
