/**
 * Ends in a task of its own: a finger that came in the meantime is answered before what follows. Work of the start that may be
 * cut into pieces waits for this between two of them.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = window as { scheduler?: Partial<Scheduler> };
  // Safari has no scheduler.
  return scheduler?.yield?.() ?? new Promise((begin) => setTimeout(begin));
}
