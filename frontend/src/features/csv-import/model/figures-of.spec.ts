import { figuresOf } from './figures-of';
import type { ImportKind } from './import-kind';
import type { ImportResult } from './import-result';

const RESULT = {
  imported: { schools: 3, coaches: 5 },
  changed: { schools: 1, coaches: 2 },
  debug: { totalRows: 12 },
} as unknown as ImportResult;

describe('the counts of an import', () => {
  it.each<[ImportKind, string[]]>([
    ['schools', ['New schools 3', 'New coaches 5', 'Updated 3', 'Rows read 12']],
    ['coaches', ['New coaches 5', 'Updated 3', 'Rows read 12']],
    ['rosters', ['New rosters 0', 'Players 0', 'Updated 3', 'Rows read 12']],
    ['incoming', ['New years of schools 0', 'Players 0', 'Updated 3', 'Rows read 12']],
  ])('K-06 of %s', (kind, figures) => {
    expect(figuresOf(kind, RESULT).map(({ label, value }) => `${label} ${value}`)).toEqual(figures);
  });
});
