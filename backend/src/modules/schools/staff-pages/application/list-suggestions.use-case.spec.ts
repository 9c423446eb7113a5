import { SuggestionNotFound } from '../domain/suggestion-errors.js';
import type { DifferenceRow } from '../domain/staff-difference.js';
import type { StoredSuggestion } from '../domain/stored-suggestion.js';
import type { StaffSuggestionsQuery } from '../queries/staff-suggestions.query.js';
import type { CompareSuggestion } from './compare-suggestion.js';
import { ListSuggestions } from './list-suggestions.use-case.js';

const row = (kind: DifferenceRow['kind'], isOutside = false) => ({ kind, isOutside }) as DifferenceRow;

/** Schools 1, 2, 3 …; every third one offers an address outside of its domains. */
function listing(schools: number) {
  const stored = Array.from({ length: schools }, (_, at) => ({ id: `offer ${at + 1}`, schoolId: at + 1 }) as StoredSuggestion);
  const asked: [string, number | null][] = [];
  const query: Partial<StaffSuggestionsQuery> = {
    batch: async (key, after, limit) => {
      asked.push([key, after]);
      return stored.filter(({ schoolId }) => schoolId > (after ?? 0)).slice(0, limit);
    },
    count: async () => schools,
    one: async (id) => stored.find((one) => one.id === id) ?? null,
  };
  const compare: Partial<CompareSuggestion> = {
    run: async ({ schoolId }) => ({ rows: [row('new', schoolId % 3 === 0), row('changed'), row('gone')], unchanged: [7, 8] }),
  };
  return { asked, list: new ListSuggestions(query as StaffSuggestionsQuery, compare as CompareSuggestion) };
}

const page = { search: '', outside: false, after: null };

describe('what admins see of the pages that athletes offered', () => {
  it('B-04 each school shows what is new, changed, gone and outside, and how many rows "Accept all" takes', async () => {
    const { list } = listing(3);
    const { total, schools, next } = await list.page(page);
    expect([total, schools.length, next]).toEqual([3, 3, null]);
    expect(schools[0]).toMatchObject({ newRows: 1, changedRows: 1, goneRows: 1, outsideRows: 0, unchanged: 2, bulkRows: 2 });
    expect(schools[2]).toMatchObject({ outsideRows: 1, bulkRows: 1 });
    expect(schools[0]).not.toHaveProperty('rows');
  });

  it('B-04 a page has 50 schools, and the next one continues behind them', async () => {
    const { list } = listing(120);
    const seen: number[] = [];
    let after: number | null = null;
    do {
      const { schools, next } = await list.page({ ...page, after });
      expect(schools.length).toBeLessThanOrEqual(50);
      seen.push(...schools.map(({ schoolId }) => schoolId));
      after = next;
    } while (after !== null);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => at + 1));
  });

  it('B-04 only those outside: it looks on until a page is full, and loses none', async () => {
    const { list } = listing(200);
    const first = await list.page({ ...page, outside: true });
    expect([first.schools.length, first.total, first.next]).toEqual([50, 200, 150]);
    const second = await list.page({ ...page, outside: true, after: first.next });
    expect(second.schools.map(({ schoolId }) => schoolId)).toEqual([
      153, 156, 159, 162, 165, 168, 171, 174, 177, 180, 183, 186, 189, 192, 195, 198,
    ]);
    expect(second.next).toBeNull();
  });

  it('B-04 names are searched as they are stored', async () => {
    const { list, asked } = listing(1);
    await list.page({ ...page, search: '  Hawaiʻi ' });
    expect(asked).toEqual([["hawai'i", null]]);
  });

  it('B-04 one offer shows its rows; one that was decided in the meantime is gone', async () => {
    const { list } = listing(1);
    expect((await list.one('offer 1')).rows).toHaveLength(3);
    await expect(list.one('offer 2')).rejects.toThrow(SuggestionNotFound);
  });
});
