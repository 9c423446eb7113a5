// Breaks: a promise is no condition.
export function misused(isDone: () => Promise<boolean>): number {
  return isDone() ? 1 : 0;
}
