import type { MeasuredDto } from '@/shared/api';
import { measuredParts, tidyMeasured } from './measured-parts';
import { measuredOf, textOfMeasured } from './measured-value';
import { measuredWords } from './measured-words';

const laser: MeasuredDto = { value: 4.62, unit: 's', timing: 'laser', date: '2026-06-13', place: 'Nike camp', measuredBy: null };
const arm: MeasuredDto = { value: 33.125, unit: 'in', timing: null, date: null, place: null, measuredBy: null };

describe('a measurement in the form', () => {
  it('P-14 goes from the server to the form and back unchanged', () => {
    const { unit: _, ...parts } = laser;
    expect(measuredOf(textOfMeasured(laser))).toEqual(parts);
    expect(measuredParts(textOfMeasured(arm)).value).toBe('33 1/8');
    expect(measuredOf(textOfMeasured(arm))).toMatchObject({ value: 33.125, timing: null });
  });

  it.each([
    ['33', 33],
    ['33.25', 33.25],
    ['33-3/4', 33.75],
    ['9 1/2', 9.5],
    ['33 1/3', '33 1/3'],
    ['1/2', '1/2'],
    [`9'8"`, 116],
    ["9'8", 116],
    ['9’8 1/2”', 116.5],
    ["9' 8.5''", 116.5],
    ["9'", 108],
    [`9'12"`, `9'12"`],
    ['116', 116],
  ])('P-14 sends %s as %j', (value, sent) => {
    expect(measuredOf(JSON.stringify({ value }))).toMatchObject({ value: sent });
  });

  it('P-14 a broad jump is shown in feet and inches, and comes back as the inches that are stored', () => {
    const broad = { ...arm, value: 116.5 };
    expect(measuredParts(textOfMeasured(broad, true)).value).toBe(`9'8 1/2"`);
    expect(measuredOf(textOfMeasured(broad, true))).toMatchObject({ value: 116.5 });
    expect(measuredParts(textOfMeasured({ ...arm, value: 108 }, true)).value).toBe(`9'0"`);
    expect(measuredWords(textOfMeasured({ ...broad, place: 'Nike camp' }, true), 'in')).toBe(`9'8 1/2" (Nike camp)`);
    expect(measuredWords(JSON.stringify({ value: '116' }), 'in')).toBe('116 in');
  });

  it('P-14 is nothing without a value, whatever is left of its other parts', () => {
    const text = JSON.stringify({ ...measuredParts(textOfMeasured(laser)), value: ' ' });
    expect(tidyMeasured(text)).toBe('');
    expect(measuredOf(text)).toBeNull();
    expect(measuredWords(text)).toBe('');
  });

  it('P-14 reads with what is known about it, and nothing about what is not', () => {
    expect(measuredWords(textOfMeasured(laser))).toBe('4.62 s (laser, Nike camp, Jun 13, 2026)');
    expect(measuredWords(textOfMeasured(arm), 'in')).toBe('33 1/8 in');
    const byHand = { ...laser, timing: 'hand', date: null, place: null, measuredBy: 'Sam Route' } as const;
    expect(measuredWords(textOfMeasured(byHand))).toBe('4.62 s (hand, measured by Sam Route)');
  });
});
