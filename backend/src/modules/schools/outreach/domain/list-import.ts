import { differenceIn, UNTRACKED, type Tracking, type TrackingChange } from './tracking.js';

/** What an athlete's list says about one school. */
export interface ListedSchool extends Tracking {
  favorite: boolean;
}

/** What an import changed of one school: only the fields that differ, as they were and as they became. */
export interface ImportedSchool {
  schoolId: number;
  /** Whether nothing was kept about the school before. */
  isNew: boolean;
  before: Partial<ListedSchool>;
  after: Partial<ListedSchool>;
}

/** The last import of a list that can still be undone. */
export interface LastListImport {
  at: Date;
  schools: number;
}

export interface UndoneListImport {
  /** Schools that read again as before the import. */
  restored: number;
  /** Schools of which something was changed since; that stays. */
  kept: number;
}

export const NOT_LISTED: ListedSchool = { ...UNTRACKED, favorite: false };

interface ListChange {
  schoolId: number;
  change: TrackingChange;
  favorite?: boolean;
}

/** Returns what `change` makes different in the list; null when nothing. `stored`: null when nothing is kept about the school. */
export function importedSchool(
  stored: Tracking | null,
  isFavorite: boolean,
  { schoolId, change, favorite }: ListChange,
): ImportedSchool | null {
  const before: ListedSchool = { ...(stored ?? UNTRACKED), favorite: isFavorite };
  const after: Partial<ListedSchool> = differenceIn(before, change).change;
  if (favorite !== undefined && favorite !== isFavorite) after.favorite = favorite;
  const fields = Object.keys(after);
  if (fields.length === 0) return null;
  const old = Object.fromEntries(Object.entries(before).filter(([field]) => fields.includes(field)));
  return { schoolId, isNew: stored === null, before: old, after };
}

/** The change that takes an import back where the list is still as the import left it. */
export function undoOf({ schoolId, before, after }: ImportedSchool, now: ListedSchool): ListChange & { isWhole: boolean } {
  const entries = Object.entries(before) as [keyof ListedSchool, never][];
  const same = entries.filter(([field]) => now[field] === after[field] || now[field] === before[field]);
  const { favorite, ...change }: Partial<ListedSchool> = Object.fromEntries(same);
  return { schoolId, change, ...(favorite === undefined ? {} : { favorite }), isWhole: same.length === entries.length };
}
