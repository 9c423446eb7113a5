import type { ImportIssue } from './import-issue';

export interface IssueLine {
  key: string;
  words: string;
  /** How many issues the line stands for. */
  count: number;
}

/** The issues as text, one line each; all unknown columns share one line after the others. */
export function issueLines(issues: readonly ImportIssue[]): IssueLine[] {
  const unknown = issues.filter(({ code }) => code === 'unknown_column');
  const merged = unknown.length > 1 ? unknown : [];
  const lines = issues
    .filter((issue) => !merged.includes(issue))
    .map(({ line, column, code, message }) => ({ key: `${line}-${column}-${code}`, words: message, count: 1 }));
  if (merged.length === 0) return lines;
  const names = merged.map(({ column }) => column).join(', ');
  const words = `${merged.length} columns are not known and were left out: ${names}.`;
  return [...lines, { key: 'unknown-columns', words, count: merged.length }];
}
