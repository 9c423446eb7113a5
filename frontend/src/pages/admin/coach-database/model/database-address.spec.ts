import { readFilters, writeFilters } from './database-address';

describe('the address of the coach database', () => {
  it('K-01 keeps the filters, and nothing for what is usual', () => {
    const filters = { search: 'akron', division: 'D1', position: 'QB' } as const;
    const params = writeFilters(new URLSearchParams('tab=imports'), filters);
    expect(params.toString()).toBe('tab=imports&q=akron&division=D1&position=QB');
    expect(readFilters(params)).toEqual(filters);
    expect(writeFilters(params, { search: ' ', division: 'all', position: 'all' }).toString()).toBe('tab=imports');
  });

  it('K-01 what nobody could have chosen counts as not chosen', () => {
    expect(readFilters(new URLSearchParams('division=D9&position=XX'))).toEqual({
      search: '',
      division: 'all',
      position: 'all',
    });
  });
});
