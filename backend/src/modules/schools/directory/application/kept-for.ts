import type { Clock } from '../../../../shared-kernel/clock.js';

/**
 * Returns a function that answers what `read` answered, and asks again after `ms` milliseconds. Those who ask at once
 * share one answer; a failure is not kept.
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
