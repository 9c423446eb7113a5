/** The pairs of letters that are beside each other in a text; made once for each text that is compared. */
export function letterPairs(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

/** How alike two texts are by their letter pairs, 0 to 1: the share that they have in common (Sørensen–Dice). */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const pair of fewer) if (more.has(pair)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}
