import { renderHook, waitFor } from '@testing-library/react';
import { spanToDraw, stepTowards, useRunway } from './use-runway';

describe('the rows that are drawn beyond the view', () => {
  it('R-02 come one in each frame, and go at once', () => {
    const wanted = { first: 10, last: 30 };
    expect(stepTowards({ first: 15, last: 25 }, wanted)).toEqual({ first: 14, last: 26 });
    expect(stepTowards({ first: 2, last: 40 }, wanted)).toEqual(wanted);
  });

  it('R-02 never leave a row in view undrawn', () => {
    expect(spanToDraw({ first: 90, last: 105 }, { first: 100, last: 115 })).toEqual({ first: 90, last: 115 });
  });

  it('R-02 are forgotten after a jump', () => {
    expect(spanToDraw({ first: 0, last: 20 }, { first: 600, last: 612 })).toEqual({ first: 600, last: 612 });
  });

  it('R-02 are all there after a while, within the list', async () => {
    const { result } = renderHook(() => useRunway({ first: 2, last: 10 }, 13, 5));
    expect(result.current).toEqual({ first: 2, last: 10 });
    await waitFor(() => expect(result.current).toEqual({ first: 0, last: 12 }));
  });
});
