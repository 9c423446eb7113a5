import { SIGN_IN_LIMITS, waitAfter } from './sign-in-limits.js';

/** One try to sign in: which account, from where. */
export interface SignInTry {
  /** The name as typed. */
  username: string;
  /** Keyed hash of the name. */
  account: string;
  /** Keyed hash of the address, or of the known device. */
  source: string;
  isKnownDevice: boolean;
  /** The address as admins may see it: without its last part. */
  shownAddress: string;
}

/** What failed from one place in the last hour, before this try. */
export interface FailuresOfPlace {
  /** Other accounts with failures, and when the oldest of them failed last. */
  others: number;
  oldestAt: Date | null;
  /** Failures of this account in a row; null without one. */
  failures: number | null;
  waitUntil: Date | null;
}

/** `failures` and `waitUntil` are what is stored of an allowed try, until the password turns out to be right. */
export type TryOutcome =
  { allowed: true; failures: number; waitUntil: Date } | { allowed: false; limit: 'pair' | 'address'; waitSeconds: number };

/**
 * Whether a password may be tried now. The limit for an address is about new accounts: an account that failed from here
 * before has its own wait, and a known device is held to its own failures only.
 */
export function judgeTry(place: FailuresOfPlace, { isKnownDevice }: Pick<SignInTry, 'isKnownDevice'>, now: Date): TryOutcome {
  const { others, oldestAt, failures, waitUntil } = place;
  if (waitUntil && waitUntil > now) return { allowed: false, limit: 'pair', waitSeconds: secondsBetween(now, waitUntil) };
  if (isKnownDevice || failures !== null || others < SIGN_IN_LIMITS.accountsPerAddress) {
    const counted = (failures ?? 0) + 1;
    return { allowed: true, failures: counted, waitUntil: new Date(now.getTime() + waitAfter(counted) * 1000) };
  }
  return { allowed: false, limit: 'address', waitSeconds: SIGN_IN_LIMITS.windowSeconds - secondsBetween(oldestAt ?? now, now) };
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000;
}
