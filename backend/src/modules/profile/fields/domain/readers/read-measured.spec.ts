import type { Measure } from '../measured.js';
import { readMeasured } from './read-measured.js';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const FORTY: Measure = { name: '40-yard dash', unit: 's', min: 3.9, max: 9.99, timed: true };
const ARM: Measure = { name: 'arm length', unit: 'in', min: 20, max: 45, timed: false };

const forty = (input: unknown) => readMeasured(FORTY)(input, NOW);
const arm = (input: unknown) => readMeasured(ARM)(input, NOW);
const laser = (parts: object) => forty({ value: 4.62, timing: 'laser', ...parts });

/** The refused part and the code. */
function refusal(reading: ReturnType<typeof forty>): (string | undefined)[] {
  return 'refused' in reading ? [reading.refused.part, reading.refused.code] : ['accepted'];
}

describe('a measured value', () => {
  it('P-14 keeps value, unit, timing, date, place and who measured; what is not given is null', () => {
    const whole = { value: 4.62, unit: 's', timing: 'hand', date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' };
    expect(forty(whole)).toEqual({ value: whole });
    expect(forty({ value: 4.62, timing: 'laser', place: '' })).toEqual({
      value: { value: 4.62, unit: 's', timing: 'laser', date: null, place: null, measuredBy: null },
    });
  });

  it.each([3.9, 9.99, 4.07, '4.62', '4.5', '5'])('P-14 accepts the time %j', (value) => {
    expect(laser({ value })).toMatchObject({ value: { value: Number(value) } });
  });

  it.each([
    [3.89, 'out_of_range'],
    [10, 'out_of_range'],
    [4.625, 'too_precise'],
    ['4 1/8', 'not_a_number'],
    ['fast', 'not_a_number'],
    [true, 'not_a_number'],
    [Number.NaN, 'not_a_number'],
    [null, 'value_missing'],
    ['', 'value_missing'],
  ])('P-14 refuses the time %j as %s', (value, code) => {
    expect(refusal(laser({ value }))).toEqual(['value', code]);
  });

  it.each([
    [20, 20],
    [45, 45],
    [33.125, 33.125],
    ['33 1/8', 33.125],
    ['33-3/4', 33.75],
    ['33 1/2', 33.5],
    ['33.25', 33.25],
  ])('P-14 accepts the length %j as %s inches', (given, inches) => {
    expect(arm({ value: given })).toMatchObject({ value: { value: inches, unit: 'in', timing: null } });
  });

  it.each([
    [19.875, 'out_of_range'],
    [45.125, 'out_of_range'],
    [33.1, 'too_precise'],
    ['33 3/3', 'not_a_number'],
    ['33 4/4', 'not_a_number'],
    ['33 1/16', 'not_a_number'],
    ['84 cm', 'not_a_number'],
  ])('P-14 refuses the length %j as %s', (value, code) => {
    expect(refusal(arm({ value }))).toEqual(['value', code]);
  });

  it.each([undefined, null, '', 'watch', 7])('P-14 refuses a time without hand or laser: %j', (timing) => {
    expect(refusal(laser({ timing }))).toEqual(['timing', 'timing_missing']);
  });

  it('P-14 refuses a timing where nothing is timed', () => {
    expect(refusal(arm({ value: 33, timing: 'hand' }))).toEqual(['timing', 'not_timed']);
  });

  it.each(['2026-11-22', '2021-11-22'])('P-14 accepts the day %s', (date) => {
    expect(laser({ date })).toMatchObject({ value: { date } });
  });

  it.each([
    ['2026-11-23', 'in_the_future'],
    ['2021-11-21', 'too_old'],
    ['2026-02-30', 'not_a_date'],
    ['June 2026', 'not_a_date'],
    [20260613, 'not_a_date'],
  ])('P-14 refuses the day %j as %s', (date, code) => {
    expect(refusal(laser({ date }))).toEqual(['date', code]);
  });

  it.each(['place', 'measuredBy'])('P-14 takes at most 100 characters of %s', (part) => {
    expect(refusal(laser({ [part]: 'x'.repeat(100) }))).toEqual(['accepted']);
    expect(refusal(laser({ [part]: 'x'.repeat(101) }))).toEqual([part, 'too_long']);
    expect(refusal(laser({ [part]: 7 }))).toEqual([part, 'not_text']);
  });

  it('P-14 refuses another unit', () => {
    expect(refusal(laser({ unit: 's' }))).toEqual(['accepted']);
    expect(refusal(laser({ unit: 'in' }))).toEqual(['unit', 'wrong_unit']);
  });

  it.each([4.62, '4.62', [4.62], true, { value: 4.62, timing: 'laser', by: 'me' }])('P-14 refuses %j, which is no measurement', (input) => {
    expect(refusal(forty(input))).toEqual([undefined, 'not_a_measurement']);
  });
});
