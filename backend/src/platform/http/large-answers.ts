import { Injectable } from '@nestjs/common';

import type { Cap } from '../../shared-kernel/cap.js';
import { DomainError } from '../../shared-kernel/domain-error.js';

/** Answers of one account that one web process makes at the same time. */
const AT_ONCE = 2;

export const LARGE_ANSWER_CAPS = {
  largeAnswersWaiting: { most: 8, of: 'long lists that wait because two of the account are being made', beyond: 429 },
} as const satisfies Record<string, Cap>;

const RETRY_AFTER_SECONDS = 5;

class TooManyLargeAnswers extends DomainError {
  constructor() {
    super({
      kind: 'unavailable',
      status: 429,
      code: 'too_many_large_answers',
      message: 'You are loading too many long lists at once. Please wait a few seconds and try again.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

interface Account {
  active: number;
  waiting: (() => void)[];
}

/** Answers that can be several megabytes take turns, account by account, so that nobody fills the memory of all. */
@Injectable()
export class LargeAnswers {
  private readonly accounts = new Map<string, Account>();

  /**
   * Resolves when it is this request's turn, with the function that ends it. `gone` ends the wait of a request whose
   * caller left. Throws TooManyLargeAnswers (429) when too many wait already.
   */
  async enter(userId: string, gone: AbortSignal): Promise<() => void> {
    const account = this.accounts.get(userId) ?? { active: 0, waiting: [] };
    this.accounts.set(userId, account);
    if (account.active < AT_ONCE) account.active += 1;
    else await this.turn(account, gone);
    let left = false;
    return () => {
      if (!left) this.leave(userId, account);
      left = true;
    };
  }

  private turn(account: Account, gone: AbortSignal): Promise<void> {
    if (account.waiting.length >= LARGE_ANSWER_CAPS.largeAnswersWaiting.most) throw new TooManyLargeAnswers();
    return new Promise((resolve, reject) => {
      account.waiting.push(resolve);
      gone.addEventListener('abort', () => {
        const at = account.waiting.indexOf(resolve);
        if (at < 0) return;
        account.waiting.splice(at, 1);
        reject(new TooManyLargeAnswers());
      });
    });
  }

  /** The turn goes to the one who waits longest; without one it is free. */
  private leave(userId: string, account: Account): void {
    const next = account.waiting.shift();
    if (next) return next();
    account.active -= 1;
    if (account.active === 0) this.accounts.delete(userId);
  }
}
