/** Refused sign-ins in a row after which no further one is tried, because providers lock accounts. */
export const MOST_FAILED_SIGN_INS = 5;

const MINUTE_MS = 60_000;
/** Wait after a provider reported its limit of sign-ins. */
export const BUSY_MS = 15 * MINUTE_MS;

/** When the next sign-in may be tried after the `failures`-th refusal in a row: 1, 2, 4, 8 minutes later. */
export function nextSignInAt(failures: number, now: Date): Date {
  return new Date(now.getTime() + MINUTE_MS * 2 ** (failures - 1));
}
