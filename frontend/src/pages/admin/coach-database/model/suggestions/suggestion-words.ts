import type { DifferenceRow, StaffFields, SuggestionSummary } from './suggestion';

const coaches = (count: number): string => (count === 1 ? '1 coach' : `${count} coaches`);

const labels: [keyof StaffFields, string][] = [
  ['name', 'Name'],
  ['title', 'Title'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['xHandle', 'X handle'],
];

/** One field of a row: its current and its suggested value. */
export interface FieldLine {
  label: string;
  before: string | null;
  after: string | null;
}

/** Sentences and lines about suggestions. */
export const suggestionWords = {
  coaches,

  /** "2 new, 1 changed, 1 gone, 3 the same" */
  counts({ newRows, changedRows, goneRows, unchanged }: SuggestionSummary): string {
    return `${newRows} new, ${changedRows} changed, ${goneRows} gone, ${unchanged} the same`;
  },

  nameOf: ({ before, after }: DifferenceRow): string => after?.name ?? before?.name ?? '',

  /** The fields that differ; of a coach who is new or gone, every field that is known. */
  lines({ before, after }: DifferenceRow): FieldLine[] {
    const lines = labels.map(([field, label]) => ({ label, before: before?.[field] ?? null, after: after?.[field] ?? null }));
    return lines.filter((line) => (line.before ?? '') !== (line.after ?? ''));
  },

  /** What accepting the schools does, before it is done. */
  bulk(suggestions: readonly SuggestionSummary[]): string {
    const sum = (count: (one: SuggestionSummary) => number) => suggestions.reduce((total, one) => total + count(one), 0);
    const [taken, same, outside, gone] = [
      sum(({ bulkRows }) => bulkRows),
      sum(({ unchanged }) => unchanged),
      sum(({ outsideRows }) => outsideRows),
      sum(({ goneRows }) => goneRows),
    ];
    const left = [
      outside > 0 && `${coaches(outside)} with an address outside the school’s domains`,
      gone > 0 && `${coaches(gone)} who ${gone === 1 ? 'is' : 'are'} not on the page`,
    ].filter((part) => part !== false);
    const schools = suggestions.length === 1 ? (suggestions[0]?.schoolName ?? '') : `${suggestions.length} schools`;
    const wait = left.length > 0 ? ` Left for you to decide one by one: ${left.join(', ')}.` : '';
    return `${schools}: ${coaches(taken)} added or changed for everyone, ${coaches(same)} confirmed.${wait}`;
  },

  /** What accepting these rows does, before it is done. */
  accepting(schoolName: string, rows: readonly DifferenceRow[]): string {
    const names = rows.map(suggestionWords.nameOf).join(', ');
    if (rows.every(({ kind }) => kind === 'gone')) return `${schoolName}: ${names}. They disappear for everyone. This cannot be undone.`;
    const outside = rows.some(({ isOutside }) => isOutside) ? ' The address is outside the school’s domains.' : '';
    return `${schoolName}: ${names}. Everyone sees it, and a later change is made in Directory.${outside}`;
  },

  done({ added, changed, removed }: { added: number; changed: number; removed: number }): string {
    return `${added} added, ${changed} changed, ${removed} removed.`;
  },
};
