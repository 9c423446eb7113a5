import type { SchoolFitsDto } from '@/shared/api';
import { countOf, countText } from '@/shared/lib/figures';

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
  /** Percent of applicants who are admitted, and dollars a year; null where they are not published. */
  admissionRate: number | null;
  netPrice: number | null;
  /** "now", the day from which coaches may contact the athlete (YYYY-MM-DD), or null while it is not known. */
  window: string | null;
}

export const noFit: SchoolFit = {
  ...{ tier: 'unknown', score: null, high: null, miles: null, need: null },
  ...{ admissionRate: null, netPrice: null, window: null },
};

export type SchoolFits = ReadonlyMap<number, SchoolFit>;

/** The lists of the server by school id, with when each school's coaches may contact the athlete. */
export function fitsById(lists: SchoolFitsDto, windows: ReadonlyMap<number, string | null>): SchoolFits {
  const at = (list: readonly (number | null)[], place: number) => list[place] ?? null;
  return new Map(
    lists.schoolIds.map((id, place) => [
      id,
      {
        tier: lists.tiers[place] ?? 'unknown',
        score: at(lists.scores, place),
        high: at(lists.highs, place),
        miles: at(lists.miles, place),
        need: at(lists.needs, place),
        admissionRate: at(lists.admissionRates, place),
        netPrice: at(lists.netPrices, place),
        window: windows.get(id) ?? null,
      },
    ]),
  );
}

const labels = {
  likely: 'Likely',
  target: 'Target',
  reach: 'Reach',
  still_open: 'Still open',
  below_minimum: 'Below the minimum',
  unknown: 'Fit unknown',
} as const;

/** "Likely · 86", "Target · 60–74", or the tier alone where there is no total. */
export function fitLabel({ tier, score, high }: SchoolFit): string {
  if (score === null || tier === 'unknown' || tier === 'still_open' || tier === 'below_minimum') return labels[tier];
  return `${labels[tier]} · ${high === null || high === score ? score : `${score}–${high}`}`;
}

const counted = [
  ['likely', 'likely', 'likely'],
  ['target', 'target', 'targets'],
  ['reach', 'reach', 'reaches'],
  ['still_open', 'still open', 'still open'],
  ['below_minimum', 'below the minimum', 'below the minimum'],
  ['unknown', 'unknown', 'unknown'],
] as const;

/** "9 likely, 19 targets, 4 unknown" of these schools; tiers that none of them has are left out. */
export function fitCounts(schoolIds: readonly number[], fits: SchoolFits): string {
  const tiers = schoolIds.map((id) => fits.get(id)?.tier ?? 'unknown');
  return counted
    .map(([tier, one, many]) => ({ one, many, count: tiers.filter((name) => name === tier).length }))
    .filter(({ count }) => count > 0)
    .map(({ one, many, count }) => countOf(count, one, many))
    .join(', ');
}

/** "26 mi"; null while the distance is not known. */
export function milesWords(fit: SchoolFit | undefined): string | null {
  const miles = fit?.miles ?? null;
  return miles === null ? null : `${countText(miles)} mi`;
}
