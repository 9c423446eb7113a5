import { joinSpans } from './join-spans.js';
import type { PrivateSpan } from './find-known.js';

const span = (start: number, end: number, kind: PrivateSpan['kind'] = 'person'): PrivateSpan => ({ kind, start, end });

describe('private places that overlap', () => {
  it('I-08 become one, of the kind of the first and longest', () => {
    expect(joinSpans([span(4, 8), span(0, 5, 'town'), span(0, 3)], [])).toEqual([span(0, 8, 'town')]);
    expect(joinSpans([span(0, 9, 'town'), span(2, 4), span(6, 12)], [])).toEqual([span(0, 12, 'town')]);
  });

  it('I-08 stay two where one begins at the end of the other', () => {
    expect(joinSpans([span(3, 5), span(0, 3)], [])).toEqual([span(0, 3), span(3, 5)]);
  });

  it('I-08 are no part of what stays, and hide it where they reach beyond it', () => {
    const kept = [
      { start: 2, end: 6 },
      { start: 10, end: 14 },
      { start: 20, end: 22 },
    ];
    expect(joinSpans([span(2, 6), span(11, 13), span(18, 24)], kept)).toEqual([span(18, 24)]);
    expect(joinSpans([span(0, 4), span(12, 16)], kept)).toEqual([span(0, 4), span(12, 16)]);
    expect(joinSpans([span(6, 10), span(14, 16)], kept)).toEqual([span(6, 10), span(14, 16)]);
  });

  it('I-08 are not changed themselves', () => {
    const given = [span(0, 3), span(2, 5)];
    joinSpans(given, []);
    expect(given).toEqual([span(0, 3), span(2, 5)]);
  });
});
