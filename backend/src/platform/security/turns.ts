import { TooManyRequests } from './rate-limiter.js';

const RETRY_AFTER_SECONDS = 5;

/**
 * Work of one key (an athlete, a network) runs one after the other within this process, that of other keys beside it: who
 * asks for much waits for himself, not the others.
 */
export class Turns {
  /** Who waits, by key; a key is there while its work runs. */
  private readonly queues = new Map<string, (() => void)[]>();

  constructor(private readonly mostWaiting: number) {}

  /** What `work` returns. Throws TooManyRequests when too many wait already, or when `gone` fires during the wait. */
  async run<T>(key: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    await this.enter(key, gone);
    try {
      return await work();
    } finally {
      this.leave(key);
    }
  }

  private async enter(key: string, gone?: AbortSignal): Promise<void> {
    const waiting = this.queues.get(key);
    if (!waiting) {
      this.queues.set(key, []);
      return;
    }
    if (gone?.aborted || waiting.length >= this.mostWaiting) throw new TooManyRequests(RETRY_AFTER_SECONDS);
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new TooManyRequests(RETRY_AFTER_SECONDS));
      };
      const start = (): void => {
        gone?.removeEventListener('abort', giveUp);
        resolve();
      };
      gone?.addEventListener('abort', giveUp, { once: true });
      waiting.push(start);
    });
  }

  private leave(key: string): void {
    const next = this.queues.get(key)?.shift();
    if (next) next();
    else this.queues.delete(key);
  }
}
