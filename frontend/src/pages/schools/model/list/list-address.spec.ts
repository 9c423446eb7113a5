import { readListState, writeListState } from './list-address';
import { sortColumns } from './school-sort';

const again = (address: string) => writeListState(readListState(new URLSearchParams(address))).toString();

describe('the address of the schools list', () => {
  it('R-02 the plain list has the plain address, 20 rows in the usual order', () => {
    expect(again('')).toBe('');
    expect(readListState(new URLSearchParams())).toMatchObject({
      sort: { column: 'usual', descending: false },
      size: 20,
      page: 1,
      filters: { positions: null, favoritesOnly: false },
    });
  });

  it('R-02 every choice survives the address', () => {
    const address =
      'q=san+jos%C3%A9&favorites=1&coaches=none&division=D1&division=na&association=NCAA&association=none&state=OH' +
      '&conference=Big+Ten%2C+East&subdivision=FBS&subdivision=none&fit=likely&distance=100&need=high&admission=open' +
      '&price=low&window=now&position=QB&position=RC' +
      '&sort=location&dir=desc&view=board&size=all&page=3';
    expect(again(address)).toBe(address);
  });

  it('R-02 no position at all is a choice too', () => {
    expect(readListState(new URLSearchParams('position=none')).filters.positions).toEqual([]);
    expect(again('position=none')).toBe('position=none');
  });

  it('R-12 what comes with the fit survives the address', () => {
    const address = 'fit=likely&need=high&admission=25&price=unknown&window=now&sort=price';
    expect(again(address)).toBe(address);
  });

  it('R-12 each order and the groups of known contacts survive the address', () => {
    expect(sortColumns.map((column) => again(`sort=${column}`))).toEqual(sortColumns.map((column) => `sort=${column}`));
    expect(again('coaches=known&coaches=none')).toBe('coaches=known&coaches=none');
  });

  it('R-12 outside FBS and FCS is a choice that survives the address', () => {
    expect(readListState(new URLSearchParams('subdivision=none')).filters.subdivisions).toEqual(['']);
    expect(again('subdivision=FCS&subdivision=none')).toBe('subdivision=FCS&subdivision=none');
  });

  it.each(['division=D9', 'size=17', 'sort=color', 'page=-1', 'page=abc', 'dir=up'])(
    'R-02 what cannot be chosen is not chosen: %s',
    (address) => {
      expect(again(address)).toBe('');
    },
  );
});
