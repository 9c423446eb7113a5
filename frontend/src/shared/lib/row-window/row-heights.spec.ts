import { heightOf, type RowHeights, rowAt } from './row-heights';

const heights = (panel = { index: -1, height: 0 }): RowHeights => ({ count: 10, rowHeight: 80, panel });

describe('a list of equally high rows', () => {
  it.each([
    [-500, 0],
    [0, 0],
    [79, 0],
    [80, 1],
    [5_000, 9],
  ])('R-02 at %d pixels holds row %d', (pixels, row) => {
    expect(rowAt(heights(), pixels)).toBe(row);
  });

  it.each([
    [239, 2],
    [240, 2],
    [539, 2],
    [540, 3],
    [620, 4],
  ])('R-02 with 300 pixels open below row 2 at %d pixels holds row %d', (pixels, row) => {
    expect(rowAt(heights({ index: 2, height: 300 }), pixels)).toBe(row);
  });

  it('R-02 is as high as its rows and what is open among them', () => {
    expect(heightOf(heights({ index: 2, height: 300 }), 0, 10)).toBe(1_100);
    expect(heightOf(heights({ index: 2, height: 300 }), 3, 10)).toBe(560);
    expect(heightOf(heights(), 7, 3)).toBe(0);
  });
});
