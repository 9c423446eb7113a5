/** The only source of identifiers and secrets, so that tests can repeat them. */
export abstract class Ids {
  /** A UUID that sorts by time of creation (version 7). */
  abstract next(): string;
  /** An unguessable base64url token of `bytes` random bytes (default 32). */
  abstract token(bytes?: number): string;
}
