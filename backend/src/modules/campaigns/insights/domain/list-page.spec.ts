import { listPage } from './list-page.js';

const entry = (hour: number) => ({ at: new Date(Date.UTC(2026, 10, 21, hour)), id: `entry-${hour}`, text: 'Film' });

describe('a page of a list', () => {
  it('names its last entry as the place where the next page begins, when one more was found', () => {
    const page = listPage([entry(3), entry(2), entry(1)], 2);
    expect(page.entries).toEqual([entry(3), entry(2)]);
    expect(page.next).toEqual({ at: entry(2).at, id: 'entry-2' });
  });

  it('is the last one when no more were found than asked for', () => {
    expect(listPage([entry(2), entry(1)], 2)).toEqual({ entries: [entry(2), entry(1)], next: null });
    expect(listPage([], 2)).toEqual({ entries: [], next: null });
  });
});
