import { COACH_COLUMNS } from './coach-columns.js';
import type { ColumnPlan } from './column-plan.js';
import { guessColumns, type GuessedColumn } from './guess-columns.js';
import { INCOMING_COLUMNS } from './incoming-columns.js';
import { headerScore, isNamedHeader, likelyHeaderRow, namedHeaderRow } from './header-row.js';
import { ROSTER_COLUMNS } from './roster-columns.js';
import { SCHOOL_COLUMNS } from './school-columns.js';

/** Properties of all columns that one kind of file can have. */
export interface KindColumns {
  /** All columns that an import of this kind has. */
  names: readonly string[];
  guess(header: readonly string[], samples: readonly (readonly string[])[]): GuessedColumn<string>[];
  /** How many columns a row of headers probably names. */
  score(header: readonly string[]): number;
  /** Which of the first rows is probably the row of headers. */
  headerRow(rows: readonly (readonly string[])[]): number;
  /** Which of the first rows is the row of headers for an import without a mapping. */
  namedRow(rows: readonly (readonly string[])[]): number;
  /** Whether a row is that row, whatever comes below it. */
  isNamed(cells: readonly string[]): boolean;
}

const KINDS = {
  schools: columnsOf(SCHOOL_COLUMNS),
  coaches: columnsOf(COACH_COLUMNS),
  rosters: columnsOf(ROSTER_COLUMNS),
  incoming: columnsOf(INCOMING_COLUMNS),
};

export const ALL_KINDS: readonly KindColumns[] = Object.values(KINDS);

export function columnsOfKind(kind: keyof typeof KINDS): KindColumns {
  return KINDS[kind];
}

function columnsOf<Column extends string>(plan: ColumnPlan<Column>): KindColumns {
  return {
    names: [...plan.required, ...plan.optional],
    guess: (header, samples) => guessColumns(header, plan, samples),
    score: (header) => headerScore(header, plan),
    headerRow: (rows) => likelyHeaderRow(rows, plan),
    namedRow: (rows) => namedHeaderRow(rows, plan),
    isNamed: (cells) => isNamedHeader(cells, plan),
  };
}
