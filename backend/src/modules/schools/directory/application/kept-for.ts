import type { Clock } from '../../../../shared-kernel/clock.js';

/**
 * Returns a function that caches the result of `read` for `ms` milliseconds. Concurrent calls share one result; a
 * failure is not cached.
 */
export function keptFor<T>(ms: number, clock: Clock, read: () => Promise<T>): () => Promise<T> {
  let known: { at: number; answer: Promise<T> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (known !== null && now - known.at < ms) return known.answer;
    const asked = { at: now, answer: read() };
    known = asked;
    asked.answer.catch(() => {
      if (known === asked) known = null;
    });
    return asked.answer;
  };
}
