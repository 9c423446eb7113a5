// Breaks: a function without await is not async.
export async function asyncForNothing(): Promise<number> {
  return 1;
}
