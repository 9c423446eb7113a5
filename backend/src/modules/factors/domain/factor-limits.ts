const MINUTE_MS = 60_000;

/** Lengths are in characters, counts are for each account. */
export const FACTOR_LIMITS = {
  passkeys: 10,
  passkeyName: 60,
  /** What a browser answers for a passkey, as JSON. */
  passkeyAnswer: 16_000,
  /** Six digits or a recovery code, with room for what people type between. */
  code: 40,
  recoveryCodes: 10,
  /** Questions to a passkey that wait for their answer. */
  openCeremonies: 10,
  /** Half sign-ins that wait for their second step. */
  openTickets: 5,
  /** Wrong codes until the password is asked for again. */
  triesOfTicket: 5,
  ceremonyMs: 5 * MINUTE_MS,
  ticketMs: 5 * MINUTE_MS,
  /** How long a sign-in counts as proof of who sits in front of an open session. */
  freshMs: 10 * MINUTE_MS,
} as const;
