// Breaks: a promise is awaited, returned or said to be void.
export function floats(work: () => Promise<number>): void {
  work();
}
