import type { DifferenceRow, SuggestionSummary } from './suggestion';
import { suggestionWords } from './suggestion-words';

const HILL = { name: 'Dana Hill', title: 'Head Coach', email: null, phone: null, xHandle: null };
const row = (values: Partial<DifferenceRow>) =>
  ({ kind: 'changed', before: HILL, after: HILL, isOutside: false, ...values }) as DifferenceRow;
const school = (values: Partial<SuggestionSummary>) =>
  ({
    schoolName: 'Akron',
    newRows: 0,
    changedRows: 0,
    goneRows: 0,
    outsideRows: 0,
    unchanged: 0,
    bulkRows: 0,
    ...values,
  }) as SuggestionSummary;

describe('what is said of offered staff', () => {
  it('B-04 the counts of a school', () => {
    expect(suggestionWords.counts(school({ newRows: 2, changedRows: 1, goneRows: 1, unchanged: 3 }))).toBe(
      '2 new, 1 changed, 1 gone, 3 the same',
    );
  });

  it('B-04 the fields that differ; of somebody new or gone those that are known', () => {
    const after = { ...HILL, email: 'dana@akron.test' };
    expect(suggestionWords.lines(row({ after }))).toEqual([{ label: 'Email', before: null, after: 'dana@akron.test' }]);
    expect(suggestionWords.lines(row({ kind: 'new', before: null })).map(({ label }) => label)).toEqual(['Name', 'Title']);
    expect(suggestionWords.lines(row({ kind: 'gone', after: null })).map(({ before }) => before)).toEqual(['Dana Hill', 'Head Coach']);
  });

  it('B-04 the name is the new one, and of somebody gone the old one', () => {
    expect(suggestionWords.nameOf(row({ after: { ...HILL, name: 'Dana Lee' } }))).toBe('Dana Lee');
    expect(suggestionWords.nameOf(row({ after: null }))).toBe('Dana Hill');
  });

  it('B-04 before all are accepted it says what is left to be decided one by one', () => {
    const words = suggestionWords.bulk([school({ bulkRows: 2, outsideRows: 1, goneRows: 2 }), school({ bulkRows: 1 })]);
    expect(words).toContain('1 coach with an address outside the school’s domains, 2 coaches who are not on the page');
    expect(suggestionWords.bulk([school({ bulkRows: 2 })])).toContain('Akron');
    expect(suggestionWords.bulk([school({ bulkRows: 2 })])).not.toContain('Left for you');
  });

  it('B-04 whom a removal takes away for everyone, and that an address is outside, is said before', () => {
    expect(suggestionWords.accepting('Akron', [row({ kind: 'gone', after: null })])).toMatch(
      /^Akron: Dana Hill\. They disappear for everyone\./,
    );
    expect(suggestionWords.accepting('Akron', [row({ isOutside: true })])).toMatch(/outside the school’s domains\.$/);
    expect(suggestionWords.accepting('Akron', [row({})])).not.toMatch(/domains/);
  });
});
