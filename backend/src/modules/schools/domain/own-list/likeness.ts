/** How alike two texts are, 0 to 1: the share of letter pairs that they have in common (Sørensen–Dice). */
export function likeness(one: string, other: string): number {
  const [first, second] = [pairs(one), pairs(other)];
  if (first.size === 0 || second.size === 0) return one === other ? 1 : 0;
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size);
}

function pairs(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}
