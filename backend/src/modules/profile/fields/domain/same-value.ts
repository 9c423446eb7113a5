/** Whether two values of a profile field are the same; of two measurements every part, where an absent part is null. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (!isParts(one) || !isParts(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((part) => (one[part] ?? null) === (other[part] ?? null));
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
