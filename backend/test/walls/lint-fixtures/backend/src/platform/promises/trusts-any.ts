// Breaks: what comes from outside is checked before it is used.
export function trustsAny(text: string): number {
  const { length } = JSON.parse(text);
  return Number(length);
}
