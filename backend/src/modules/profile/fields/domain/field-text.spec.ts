import { fieldText } from './field-text.js';

describe('a measurement as a coach reads it', () => {
  it.each([
    [33, '33 in'],
    [33.125, '33 1/8 in'],
    [33.25, '33 1/4 in'],
    [33.5, '33 1/2 in'],
    [9.375, '9 3/8 in'],
    [9.75, '9 3/4 in'],
  ])('P-14 writes %s inches as %s', (value, text) => {
    const one = { value, unit: 'in', timing: null, date: null, place: null, measuredBy: null } as const;
    expect(fieldText.measurement(one)).toBe(text);
  });

  it('P-14 adds no digit to a time, and how, where, when and by whom it was taken', () => {
    const time = { value: 4.5, unit: 's', timing: 'hand', date: null, place: null, measuredBy: null } as const;
    expect(fieldText.measurement(time)).toBe('4.5 s (hand)');
    expect(fieldText.measurement({ ...time, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' })).toBe(
      '4.5 s (hand, Nike camp, June 2026, measured by Sam Route)',
    );
  });
});
