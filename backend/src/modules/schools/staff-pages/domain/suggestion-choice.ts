import { OutsideInBulk, RemovalNotConfirmed, SuggestionChanged } from './suggestion-errors.js';
import type { DifferenceRow, StaffOffer } from './staff-difference.js';

/** What an admin decides of single rows. */
export interface SuggestionChoice {
  accept: boolean;
  /** Keys of rows. */
  rows: readonly string[];
  /** Several coaches who are gone may be removed at once. */
  removeGone: boolean;
}

/** Most undecided suggestions of one athlete. */
export const MOST_SUGGESTIONS = 100;
/** People of one suggestion. */
export const MOST_OFFERED = 100;
/** Rows decided at once; suggestions accepted at once. */
export const MOST_DECIDED = 500;
export const MOST_SCHOOLS_AT_ONCE = 100;

/** The rows that are meant. Throws SuggestionChanged when one is not open any more, OutsideInBulk and RemovalNotConfirmed. */
export function chosenRows(rows: readonly DifferenceRow[], { accept, rows: keys, removeGone }: SuggestionChoice): DifferenceRow[] {
  const wanted = new Set(keys);
  const chosen = rows.filter(({ key }) => wanted.has(key));
  if (chosen.length !== wanted.size) throw new SuggestionChanged();
  if (!accept || chosen.length <= 1) return chosen;
  if (chosen.some(({ isOutside }) => isOutside)) throw new OutsideInBulk();
  if (!removeGone && chosen.some(({ kind }) => kind === 'gone')) throw new RemovalNotConfirmed();
  return chosen;
}

/** The rows that "Accept all" accepts: no address outside the school's domains, and no removals. */
export function bulkRows(rows: readonly DifferenceRow[]): DifferenceRow[] {
  return rows.filter(({ kind, isOutside }) => kind !== 'gone' && !isOutside);
}

/** The offer without the rows that were decided: who was on the page is not gone because of that. */
export function offerAfter({ people, others }: StaffOffer, decided: readonly DifferenceRow[]): StaffOffer {
  const names = decided.flatMap(({ before, after }) => [before?.name ?? [], after?.name ?? []].flat());
  const gone = new Set(decided.flatMap(({ after }) => after?.name ?? []));
  return { people: people.filter(({ name }) => !gone.has(name)), others: [...new Set([...others, ...names])] };
}
