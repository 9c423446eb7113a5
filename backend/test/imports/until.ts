/** An import beside everything else of the tests, whose calls it gives way to. */
const WITHIN_MS = 60_000;
const POLL_MS = 10;

/** Waits until the condition holds; rejects when it does not come true. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WITHIN_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The condition did not come true in time');
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
}
