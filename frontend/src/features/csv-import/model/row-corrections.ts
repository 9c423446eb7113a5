import { columnLabels } from './column-labels';
import type { ImportIssue } from './import-issue';
import type { ImportResult } from './import-result';

/** The row's number in the spreadsheet → column of the import → what the admin typed. */
export type RowCorrections = ReadonlyMap<number, Readonly<Record<string, string>>>;

/** One row to correct: what is wrong with it, and the fields that help. */
export interface RowToCorrect {
  row: number;
  /** Identifies the row: "Dana Fieldhouse · Akron". */
  subject: string;
  messages: string[];
  fields: { column: string; value: string; wrong: boolean }[];
}

const subjects = ['coach_name', 'player_name', 'name', 'school_name'];

/** "Row 5: coach_phone must be …" below the heading of the row: "Phone must be …". */
function messageOf({ message, column }: ImportIssue): string {
  const bare = message.replace(/^Row \d+: /u, '');
  return bare.startsWith(`${column} `) ? `${columnLabels[column] ?? column}${bare.slice(column.length)}` : bare;
}

/** Pure steps on what is corrected before an import. */
export const rowCorrections = {
  none: new Map() as RowCorrections,

  set(corrections: RowCorrections, row: number, column: string, value: string): RowCorrections {
    return new Map([...corrections, [row, { ...corrections.get(row), [column]: value }]]);
  },

  /** As the server reads them. */
  asList: (corrections: RowCorrections) =>
    [...corrections].flatMap(([row, values]) => Object.entries(values).map(([column, value]) => ({ row, column, value }))),

  /** The rows of a result that can be corrected; a value that was left out can be, too. */
  rows({ toCorrect, errors, warnings }: ImportResult): RowToCorrect[] {
    return toCorrect.flatMap(({ sheetRow, values }) => {
      const dropped = warnings.filter(({ code }) => code === 'dropped_value');
      const issues = [...errors, ...dropped].filter((issue) => issue.sheetRow === sheetRow);
      const wrong = new Set(issues.flatMap(({ column, code }) => (code === 'ambiguous_school' ? [column, 'state'] : [column])));
      const fields = Object.entries(values).map(([column, value]) => ({ column, value, wrong: wrong.has(column) }));
      if (!fields.some((field) => field.wrong)) return [];
      const subject = subjects.flatMap((column) => (wrong.has(column) || !values[column] ? [] : [values[column]])).join(' · ');
      return [{ row: sheetRow, subject, messages: issues.map(messageOf), fields }];
    });
  },
};
