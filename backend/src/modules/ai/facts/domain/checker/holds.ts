/** How a number is said: "more than", "almost", or as it is. */
export type Bound = 'over' | 'under' | 'near-under' | 'near-over' | 'about' | 'at-least' | 'at-most' | 'exact';

const BOUNDS: readonly [RegExp, Bound][] = [
  [/\bnever (?:\w+ ){0,2}(?:below|under)$/, 'at-least'],
  [/\bjust (?:under|below|short of)$|\b(?:almost|nearly|close to|not quite|approaching)$/, 'near-under'],
  [/\bjust (?:over|above)$/, 'near-over'],
  [/\b(?:more than|over|above|north of|better than|upwards of|exceeding|topped|surpassed|eclipsed|exceeded|cleared|beyond|past)$/, 'over'],
  [/\bmultiple$/, 'at-least'],
  [/\b(?:at least|no fewer than|no less than)$/, 'at-least'],
  [/\b(?:under|below|less than|fewer than|sub-?|inside)$/, 'under'],
  [/\b(?:about|around|roughly|approximately|some)$/, 'about'],
];

/** How a number between these words is meant: "more than 3", "3 or more". */
export function boundOf({ before, after }: { before: string; after: string }): Bound {
  return /^(?:\+| (?:or|and) more\b)/.test(after) ? 'at-least' : boundBefore(before);
}

function boundBefore(before: string): Bound {
  const words = before
    .slice(-30)
    .replace(/\b(?:an?|the)\s*$/, '')
    .trimEnd();
  return BOUNDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'exact';
}

const NEAR = 0.07;

/** Whether what is known is as it is said: a rounded figure holds when it was rounded to as many decimals. */
export function holds(known: number, said: string, bound: Bound): boolean {
  const number = Number(said);
  const near = Math.abs(number) * NEAR;
  switch (bound) {
    case 'over':
      return known > number;
    case 'at-least':
      return known >= number;
    case 'at-most':
      return known <= number;
    case 'under':
      return known < number;
    case 'near-under':
      return known < number && known >= number - near;
    case 'near-over':
      return known > number && known <= number + near;
    case 'about':
      return Math.abs(known - number) <= near;
    case 'exact':
      return Math.abs(known - number) <= roundingOf(said) + 1e-9;
  }
}

/** Half of the last decimal that is said. */
function roundingOf(said: string): number {
  const decimals = said.split('.')[1]?.length ?? 0;
  return 0.5 / 10 ** decimals;
}
