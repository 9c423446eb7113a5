/** The sign-in limits; docs/operations.md lists the same numbers. */
export const SIGN_IN_LIMITS = {
  /** Failures of one account from one place before the first wait. */
  freeFailures: 4,
  firstWaitSeconds: 15,
  maxWaitSeconds: 15 * 60,
  /** Failures of one account in an hour from devices it was never used on. */
  failuresPerAccount: 100,
  /** Accounts with failures in an hour from one address; those that got in do not count. */
  accountsPerAddress: 50,
  windowSeconds: 3600,
} as const;

/** Seconds until the next try after so many failures in a row from one place: none at first, then 15 s, doubling to 15 min. */
export function waitAfter(failures: number): number {
  const { freeFailures, firstWaitSeconds, maxWaitSeconds } = SIGN_IN_LIMITS;
  if (failures <= freeFailures) return 0;
  // 2^10 is beyond the longest wait; without the bound the figure would overflow.
  return Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** Math.min(10, failures - freeFailures - 1));
}
