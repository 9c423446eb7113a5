/** Refused sign-ins in a row after which nobody tries any more: providers lock accounts. */
export const MOST_FAILED_SIGN_INS = 5;

const MINUTE_MS = 60_000;
/** After a provider that limits sign-ins said so. */
export const BUSY_MS = 15 * MINUTE_MS;

/** When the next sign-in may be tried after the `failures`-th refusal in a row: 1, 2, 4, 8 minutes later. */
export function nextSignInAt(failures: number, now: Date): Date {
  return new Date(now.getTime() + MINUTE_MS * 2 ** (failures - 1));
}
