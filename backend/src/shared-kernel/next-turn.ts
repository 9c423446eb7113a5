let last: Promise<void> = Promise.resolve();

/**
 * Long work awaits this between pieces of a few milliseconds, so that other requests are served in between. Resolves in a later
 * round of the event loop; of all waiting callers one continues in each round, so that ten long works together block requests
 * no longer than one.
 */
export function nextTurn(): Promise<void> {
  last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  return last;
}
