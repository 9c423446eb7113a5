/** Seals tokens for the database. `context` belongs to the seal: what was sealed for one athlete opens for no other. */
export abstract class TokenCipher {
  abstract seal(text: string, context: string): string;
  /** Null when no key opens it. `stale`: it was sealed with an older key and should be sealed again. */
  abstract open(sealed: string, context: string): { text: string; stale: boolean } | null;
}
