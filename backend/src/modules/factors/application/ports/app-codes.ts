/** The arithmetic of authenticator apps (RFC 6238). */
export abstract class AppCodes {
  /** Base 32. */
  abstract newSecret(): string;
  /** What a QR code holds: the app reads the secret and the names from it. */
  abstract address(secret: string, username: string): string;
  /** The time step of a code, at most one before or after the present; null when it is the code of none. */
  abstract stepOf(secret: string, code: string, now: Date): number | null;
}
