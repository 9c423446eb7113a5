import { pageButtons } from './page-buttons';
import { pageOf, startOf } from './page-of';

const list = Array.from({ length: 45 }, (_, index) => index + 1);

describe('the pages of the schools list', () => {
  it('R-02 a page says which rows it holds', () => {
    expect(pageOf(list, 20, 2)).toMatchObject({ page: 2, pageCount: 3, first: 21, last: 40, total: 45 });
    expect(pageOf(list, 20, 3).rows).toEqual([41, 42, 43, 44, 45]);
  });

  it('R-02 a page beyond the last becomes the last', () => {
    expect(pageOf(list, 50, 9)).toMatchObject({ page: 1, pageCount: 1, first: 1, last: 45 });
    expect(pageOf(list, 10, 99)).toMatchObject({ page: 5, first: 41 });
  });

  it('R-02 "All" is one page with everything', () => {
    expect(pageOf(list, 'all', 1)).toMatchObject({ pageCount: 1, first: 1, last: 45 });
  });

  it('R-02 an empty list has one empty page', () => {
    expect(pageOf([], 'all', 1)).toEqual({ rows: [], page: 1, pageCount: 1, first: 0, last: 0, total: 0 });
  });

  it.each([
    [1, 34, [1, 2, 3, 4, 5]],
    [4, 34, [2, 3, 4, 5, 6]],
    [34, 34, [30, 31, 32, 33, 34]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('R-02 at most five page buttons: page %i of %i', (page, count, expected) => {
    expect(pageButtons(page, count)).toEqual(expected);
  });

  it('issue 17 the first page of a list of which no more is there yet says how many there are', () => {
    expect(startOf(pageOf(list.slice(0, 20), 20, 1), 45)).toMatchObject({ page: 1, pageCount: 3, first: 1, last: 20, total: 45 });
  });
});
