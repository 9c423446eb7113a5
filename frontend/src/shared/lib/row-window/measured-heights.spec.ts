import { measuredHeight, measuredRowAt } from './measured-heights';

/** Rows 1 and 3 are drawn and measured, the other eight are as high as usual. */
const heights = {
  count: 10,
  usualHeight: 80,
  known: new Map([
    ['row 1', 300],
    ['row 3', 40],
  ]),
  keyOf: (place: number) => `row ${place}`,
};

describe('a list of rows that differ in height', () => {
  it.each([
    [-500, 0],
    [79, 0],
    [80, 1],
    [379, 1],
    [380, 2],
    [460, 3],
    [499, 3],
    [500, 4],
    [50_000, 9],
  ])('R-02 at %d pixels holds row %d', (pixels, row) => {
    expect(measuredRowAt(heights, pixels)).toBe(row);
  });

  it('R-02 is as high as its rows, measured or usual', () => {
    expect(measuredHeight(heights, 0, 10)).toBe(980);
    expect(measuredHeight(heights, 1, 4)).toBe(420);
    expect(measuredHeight(heights, 7, 3)).toBe(0);
    expect(measuredRowAt({ ...heights, count: 0 }, 10)).toBe(0);
  });
});
