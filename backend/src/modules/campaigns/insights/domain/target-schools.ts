/** A favorite with its fit; a figure that is not known is null. */
export interface ScoredFavorite {
  schoolId: number;
  name: string;
  division: string;
  match: number | null;
  need: number | null;
}

export interface TopSchool extends ScoredFavorite {
  match: number;
  /** 0.7 × match + 0.3 × need, rounded; null where the need is unknown. */
  opportunity: number | null;
}

export interface TargetSchools {
  total: number;
  byDivision: { division: string; count: number }[];
  bands: { high: number; good: number; fair: number; unknown: number };
  /** Mean match of the favorites of which it is known. */
  averageMatch: { value: number; known: number } | null;
  top: TopSchool[];
}

const HIGH_FROM = 80;
const GOOD_FROM = 60;
const TOP = 3;
const DIVISIONS = ['D1', 'D2', 'D3'];

/** How the favorites of an athlete divide, and which are worth most effort. */
export function targetSchools(favorites: readonly ScoredFavorite[]): TargetSchools {
  const known = favorites.flatMap(({ match }) => (match === null ? [] : [match]));
  const high = known.filter((match) => match >= HIGH_FROM).length;
  const good = known.filter((match) => match >= GOOD_FROM).length - high;
  return {
    total: favorites.length,
    byDivision: byDivision(favorites),
    bands: { high, good, fair: known.length - high - good, unknown: favorites.length - known.length },
    averageMatch: known.length === 0 ? null : { value: Math.round(mean(known)), known: known.length },
    top: ranked(favorites.flatMap(scored)).slice(0, TOP),
  };
}

/** D1 to D3 always, others only where a favorite has them. */
function byDivision(favorites: readonly ScoredFavorite[]): TargetSchools['byDivision'] {
  const others = new Set(favorites.map(({ division }) => division).filter((name) => !DIVISIONS.includes(name)));
  return [...DIVISIONS, ...[...others].sort()].map((division) => ({
    division,
    count: favorites.filter((favorite) => favorite.division === division).length,
  }));
}

function scored(favorite: ScoredFavorite): TopSchool[] {
  const { match, need } = favorite;
  if (match === null) return [];
  return [{ ...favorite, match, opportunity: need === null ? null : Math.round(0.7 * match + 0.3 * need) }];
}

/**
 * Best first. Every school has the place that its match alone gives it; those with a known need then change places
 * among themselves by opportunity. So an unknown need neither raises nor lowers a school.
 */
function ranked(schools: readonly TopSchool[]): TopSchool[] {
  const byMatch = [...schools].sort(betterMatch);
  const known = byMatch.filter(({ opportunity }) => opportunity !== null).sort(betterOpportunity);
  return byMatch.map((school) => (school.opportunity === null ? school : (known.shift() ?? school)));
}

function betterOpportunity(a: TopSchool, b: TopSchool): number {
  return (b.opportunity ?? 0) - (a.opportunity ?? 0) || betterMatch(a, b);
}

/** Of equal matches the known need comes first. */
function betterMatch(a: TopSchool, b: TopSchool): number {
  if (a.match !== b.match) return b.match - a.match;
  const unknown = Number(a.need === null) - Number(b.need === null);
  if (unknown !== 0) return unknown;
  return a.name < b.name ? -1 : 1;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
