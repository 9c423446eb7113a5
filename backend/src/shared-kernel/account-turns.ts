interface Account {
  active: number;
  waiting: (() => void)[];
}

export interface TurnRules {
  /** Requests of one account that work at the same time. */
  atOnce: number;
  /** Most queued requests of one account; a further one is refused at once. */
  waiting: number;
  /** How long a request may be queued before it is refused, in milliseconds. */
  waitMs: number;
  /** What a refused request is answered with. */
  refusal: () => Error;
}

/** Queues expensive work per account, so that no account uses up memory or time of the others. Within one process. */
export class AccountTurns {
  private readonly accounts = new Map<string, Account>();

  constructor(private readonly rules: TurnRules) {}

  /**
   * Resolves when it is this request's turn, with the function that ends it. `gone` ends the wait of a request whose
   * caller left. Throws the refusal when too many wait already, and when the wait took too long.
   */
  async enter(userId: string, gone?: AbortSignal): Promise<() => void> {
    const account = this.accounts.get(userId) ?? { active: 0, waiting: [] };
    this.accounts.set(userId, account);
    if (account.active < this.rules.atOnce) account.active += 1;
    else await this.turn(account, gone);
    let left = false;
    return () => {
      if (!left) this.leave(userId, account);
      left = true;
    };
  }

  private turn(account: Account, gone: AbortSignal | undefined): Promise<void> {
    if (gone?.aborted || account.waiting.length >= this.rules.waiting) throw this.rules.refusal();
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        stop();
        resolve();
      };
      const giveUp = (): void => {
        stop();
        account.waiting.splice(account.waiting.indexOf(begin), 1);
        reject(this.rules.refusal());
      };
      const timer = setTimeout(giveUp, this.rules.waitMs);
      const stop = (): void => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
      };
      gone?.addEventListener('abort', giveUp, { once: true });
      account.waiting.push(begin);
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
