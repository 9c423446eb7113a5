import { type Drawn, type ListView, nextDrawnRows } from './next-drawn-rows';
import { nothing, type Span } from './span';

const span = (first: number, last: number): Span => ({ first, last });
const list = (view: Span, inTwo = false): ListView => ({ view, count: 100, spare: 5, inTwo });
const all = (rows: Span): Drawn => ({ rows, whole: rows });

/** What is drawn once nothing changes any more, and in how many strokes. */
function atRest(start: Drawn, where: ListView): { drawn: Drawn; strokes: number } {
  let drawn = start;
  for (let strokes = 0; ; strokes += 1) {
    const next = nextDrawnRows(drawn, where);
    if (JSON.stringify(next) === JSON.stringify(drawn)) return { drawn, strokes };
    drawn = next;
  }
}

describe('what of a long list is drawn next', () => {
  it('R-02 all in view at first and after a jump', () => {
    expect(nextDrawnRows({ rows: nothing, whole: nothing }, list(span(0, 9), true))).toEqual(all(span(0, 9)));
    expect(nextDrawnRows(all(span(0, 14)), list(span(60, 69), true))).toEqual(all(span(60, 69)));
  });

  it('R-02 rows missing in view at once, however many', () => {
    expect(nextDrawnRows(all(span(0, 14)), list(span(8, 17))).rows).toEqual(span(3, 17));
  });

  it('R-02 rows beyond the view one in each frame at each end, within the list', () => {
    expect(nextDrawnRows(all(span(20, 29)), list(span(20, 29))).rows).toEqual(span(19, 30));
    expect(atRest(all(span(2, 11)), list(span(2, 11))).drawn).toEqual(all(span(0, 16)));
  });

  it('R-02 rows too many go together with the next that come', () => {
    expect(nextDrawnRows(all(span(0, 20)), list(span(6, 15))).rows).toEqual(span(0, 20));
    expect(nextDrawnRows(all(span(0, 20)), list(span(7, 16))).rows).toEqual(span(2, 21));
  });

  it('R-02 in two strokes: the words of a row, and its controls in a later frame', () => {
    const words = nextDrawnRows(all(span(0, 14)), list(span(1, 10), true));
    expect(words).toEqual({ rows: span(0, 15), whole: span(0, 14) });
    expect(nextDrawnRows(words, list(span(1, 10), true))).toEqual(all(span(0, 15)));
  });

  it('R-02 in two strokes the controls in view come before rows beyond it', () => {
    const behind = { rows: span(0, 12), whole: span(0, 9) };
    expect(nextDrawnRows(behind, list(span(3, 12), true))).toEqual({ rows: span(0, 12), whole: span(0, 10) });
  });

  it.each([span(40, 49), span(0, 9), span(90, 99)])('R-02 at rest every row has its controls (view %j)', (view) => {
    const { drawn, strokes } = atRest({ rows: span(45, 60), whole: span(50, 55) }, list(view, true));
    expect(drawn.whole).toEqual(drawn.rows);
    expect(drawn.rows.first).toBeLessThanOrEqual(Math.max(0, view.first - 5));
    expect(drawn.rows.last).toBeGreaterThanOrEqual(Math.min(99, view.last + 5));
    expect(strokes).toBeLessThan(40);
  });
});
