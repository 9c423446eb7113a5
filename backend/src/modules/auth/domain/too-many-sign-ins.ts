import { DomainError } from '../../../shared-kernel/domain-error.js';
import { SIGN_IN_LIMITS } from './sign-in-limits.js';

/** Which limit refused: this pair of account and place, the account, or the address. */
export type SignInLimit = 'pair' | 'account' | 'address';

const MESSAGES: Record<SignInLimit, (wait: string) => string> = {
  pair: (wait) => `Too many failed sign-ins. Try again in ${wait}.`,
  account: (wait) => `Too many failed sign-ins for this account. Try again in ${wait}, or use a device where you signed in before.`,
  address: (wait) => `Too many accounts had failed sign-ins on your network. Try again in ${wait}, or use another network.`,
};

/** 429 with Retry-After; the same for a name that no account has. */
export class TooManySignIns extends DomainError {
  constructor(limit: SignInLimit, waitSeconds: number) {
    const seconds = Math.min(SIGN_IN_LIMITS.windowSeconds, Math.max(1, Math.ceil(waitSeconds)));
    super({
      kind: 'unavailable',
      status: 429,
      code: 'too_many_sign_ins',
      message: MESSAGES[limit](waitWords(seconds)),
      extra: { retryAfterSeconds: seconds },
      retryAfterSeconds: seconds,
    });
  }
}

function waitWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
