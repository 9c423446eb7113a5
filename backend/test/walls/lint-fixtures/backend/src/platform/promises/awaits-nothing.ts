// Breaks: only a promise is awaited.
export async function awaitsNothing(count: number): Promise<number> {
  return await count;
}
