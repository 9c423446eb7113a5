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

const HOLDS: Readonly<Record<Exclude<Bound, 'exact'>, (known: number, said: number) => boolean>> = {
  over: (known, said) => known > said,
  'at-least': (known, said) => known >= said,
  'at-most': (known, said) => known <= said,
  under: (known, said) => known < said,
  'near-under': (known, said) => known < said && known >= said - nearTo(said),
  'near-over': (known, said) => known > said && known <= said + nearTo(said),
  about: (known, said) => Math.abs(known - said) <= nearTo(said),
};

function nearTo(said: number): number {
  return Math.abs(said) * NEAR;
}

/** Whether what is known is as it is said: a rounded figure holds when it was rounded to as many decimals. */
export function holds(known: number, said: string, bound: Bound): boolean {
  if (bound === 'exact') return Math.abs(known - Number(said)) <= roundingOf(said) + 1e-9;
  return HOLDS[bound](known, Number(said));
}

/** Half of the last decimal that is said. */
function roundingOf(said: string): number {
  const decimals = said.split('.')[1]?.length ?? 0;
  return 0.5 / 10 ** decimals;
}
