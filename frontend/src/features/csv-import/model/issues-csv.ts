import { csvText } from './csv-text';
import type { ImportIssue } from './import-issue';

const columns = ['row', 'line', 'column', 'code', 'value', 'message'] as const;

/** All issues as a file for a spreadsheet. */
export function issuesCsv(issues: readonly ImportIssue[]): string {
  return csvText([columns, ...issues.map((issue) => columns.map((column) => issue[column]))]);
}
