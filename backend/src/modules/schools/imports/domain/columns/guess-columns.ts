import type { ColumnPlan } from './column-plan.js';
import { namedPlaces } from './named-places.js';

/** What a column of a file is taken for. */
export interface GuessedColumn<Column extends string> {
  /** What an import without a mapping reads it as; null when it is not used. */
  readAs: Column | null;
  /** What it probably is; null when nothing fits. */
  guess: Column | null;
}

/** For each header what it is read as, and what it probably is. Each column is guessed at most once. */
export function guessColumns<Column extends string>(header: readonly string[], plan: ColumnPlan<Column>): GuessedColumn<Column>[] {
  const named = namedPlaces(header, plan).places;
  const own = namedPlaces(header, { ...plan, alternatives: [] }).places;
  const guessed = new Map<Column, number>(own);
  const taken = new Set(own.values());
  const folded = header.map((title) => title.toLowerCase().replace(/[^a-z]/g, ''));
  for (const column of [...plan.required, ...plan.optional]) {
    if (guessed.has(column)) continue;
    const place = firstOf(plan.guesses[column], folded, taken);
    if (place === undefined) continue;
    guessed.set(column, place);
    taken.add(place);
  }
  return header.map((_, place) => ({ readAs: at(named, place), guess: at(guessed, place) }));
}

function firstOf(wanted: readonly string[], folded: readonly string[], taken: ReadonlySet<number>): number | undefined {
  for (const title of wanted) {
    const place = folded.findIndex((one, index) => one === title && !taken.has(index));
    if (place >= 0) return place;
  }
  return undefined;
}

function at<Column extends string>(places: ReadonlyMap<Column, number>, wanted: number): Column | null {
  for (const [column, place] of places) if (place === wanted) return column;
  return null;
}
