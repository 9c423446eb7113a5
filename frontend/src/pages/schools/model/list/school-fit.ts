import type { SchoolFitsDto } from '@/shared/api';
import { countText } from '@/shared/lib/figures';

/** How one school fits the athlete, as far as a list needs it. */
export interface SchoolFit {
  tier: SchoolFitsDto['tiers'][number];
  /** Ends of the total, 0 to 100; null without one. */
  score: number | null;
  high: number | null;
  /** From home to the campus; null while one of them is not known. */
  miles: number | null;
  /** Of the athlete's position, 0 to 100; null while it is not known. */
  need: number | null;
}

export type SchoolFits = ReadonlyMap<number, SchoolFit>;

/** The lists of the server by school id. */
export function fitsById({ schoolIds, tiers, scores, highs, miles, needs }: SchoolFitsDto): SchoolFits {
  return new Map(
    schoolIds.map((id, at) => [
      id,
      {
        tier: tiers[at] ?? 'unknown',
        score: scores[at] ?? null,
        high: highs[at] ?? null,
        miles: miles[at] ?? null,
        need: needs[at] ?? null,
      },
    ]),
  );
}

const labels = { likely: 'Likely', target: 'Target', reach: 'Reach', below_minimum: 'Below the minimum', unknown: 'Fit unknown' } as const;

/** "Likely · 86", "Target · 60–74", or the tier alone where there is no total. */
export function fitLabel({ tier, score, high }: SchoolFit): string {
  if (score === null || tier === 'unknown' || tier === 'below_minimum') return labels[tier];
  return `${labels[tier]} · ${high === null || high === score ? score : `${score}–${high}`}`;
}

const counted = [
  ['likely', 'likely'],
  ['target', 'target'],
  ['reach', 'reach'],
  ['below_minimum', 'below the minimum'],
  ['unknown', 'unknown'],
] as const;

/** "9 likely, 19 target, 4 unknown" of these schools; tiers that none of them has are left out. */
export function fitCounts(schoolIds: readonly number[], fits: SchoolFits): string {
  const tiers = schoolIds.map((id) => fits.get(id)?.tier ?? 'unknown');
  return counted
    .map(([tier, words]) => ({ words, count: tiers.filter((one) => one === tier).length }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${count} ${words}`)
    .join(', ');
}

/** "26 mi"; null while the distance is not known. */
export function milesWords(fit: SchoolFit | undefined): string | null {
  const miles = fit?.miles ?? null;
  return miles === null ? null : `${countText(miles)} mi`;
}
