/**
 * How long the page that the server drew waits for the data of the app. It has no menu on a phone: after that time the app is rendered,
 * and shows what is still missing by itself.
 */
const patienceMs = 5_000;

/** Resolves once every request was answered, or after five seconds. */
export async function answeredOrLate(asks: readonly Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, patienceMs);
  });
  await Promise.race([Promise.allSettled(asks), late]);
  clearTimeout(timer);
}
