import type { Measured } from './measured.js';
import { MEASUREMENT_FIELDS, type MeasurementName } from './measurement-fields.js';

const NOW = new Date('2026-11-22T15:00:00.000Z');

const read = (name: MeasurementName, value: unknown) => {
  const { measure, read: reader } = MEASUREMENT_FIELDS[name];
  return reader({ value, ...(measure.timed && { timing: 'hand' }) }, NOW);
};

/** The code of the refusal, or the value. */
function outcome(name: MeasurementName, value: unknown): unknown {
  const reading = read(name, value);
  return 'refused' in reading ? reading.refused.code : reading.value.value;
}

function stored(name: MeasurementName, value: number): Measured {
  const reading = read(name, value);
  if ('refused' in reading) throw new Error(reading.refused.message);
  return reading.value;
}

describe('what is measured of an athlete', () => {
  it.each<[MeasurementName, string, number, number, number]>([
    ['fortyYardDash', 's', 3.9, 9.99, 0.01],
    ['armLength', 'in', 20, 45, 0.125],
    ['handSize', 'in', 6, 14, 0.125],
    ['wingspan', 'in', 50, 100, 0.125],
    ['verticalJump', 'in', 10, 50, 0.5],
    ['broadJump', 'in', 48, 150, 0.5],
    ['proShuttle', 's', 3.6, 9.99, 0.01],
    ['threeConeDrill', 's', 6, 14.99, 0.01],
    ['benchPress', 'lbs', 45, 700, 1],
    ['squat', 'lbs', 45, 1000, 1],
    ['powerClean', 'lbs', 45, 600, 1],
  ])('P-14 takes a %s in %s from %d to %d, in steps of %d', (name, unit, least, most, step) => {
    expect(stored(name, least)).toMatchObject({ value: least, unit });
    expect(outcome(name, most)).toBe(most);
    expect(outcome(name, least - step)).toBe('out_of_range');
    expect(outcome(name, Number((most + step).toFixed(3)))).toBe('out_of_range');
    const next = Number((least + step).toFixed(3));
    expect(outcome(name, next)).toBe(next);
    expect(outcome(name, least + step / 2)).toBe('too_precise');
  });

  it.each([
    [`9'8"`, 116],
    ["9'8", 116],
    ['9’8”', 116],
    ["9'", 108],
    [`9'0"`, 108],
    ['9-8', 116],
    [`9'8.5"`, 116.5],
    [`9'8 1/2"`, 116.5],
    ["9' 8''", 116],
    ['9 ft 8 in', 116],
    ['9 feet 8 inches', 116],
    ['116', 116],
    ['116.5', 116.5],
    ['116 1/2', 116.5],
    [`9'12"`, 'not_a_number'],
    [`9'8 4/4"`, 'not_a_number'],
    [`9'8.2"`, 'too_precise'],
    ["3'11", 'out_of_range'],
    ['9 8', 'not_a_number'],
    ['far', 'not_a_number'],
  ])('P-14 reads a broad jump of %s as %s', (given, inches) => {
    expect(outcome('broadJump', given)).toBe(inches);
  });

  it.each<[MeasurementName, string]>([
    ['verticalJump', `2'11"`],
    ['wingspan', `6'4"`],
    ['benchPress', '265 1/2'],
  ])('P-14 reads a %s of %s in feet or fractions nowhere else', (name, given) => {
    expect(outcome(name, given)).toBe('not_a_number');
  });

  it.each<[MeasurementName, number, string]>([
    ['verticalJump', 35.5, '35 1/2 in'],
    ['broadJump', 116, `9'8"`],
    ['broadJump', 116.5, `9'8 1/2"`],
    ['broadJump', 108, `9'0"`],
    ['proShuttle', 4.28, '4.28 s'],
    ['squat', 405, '405 lbs'],
  ])('P-14 writes a %s of %d as %s', (name, value, text) => {
    expect(MEASUREMENT_FIELDS[name].share.write(stored(name, value))).toBe(text);
  });

  it('P-14 a placeholder has the value with what is known of it', () => {
    const { placeholder } = MEASUREMENT_FIELDS.broadJump;
    expect(placeholder.write({ ...stored('broadJump', 116), place: 'Nike camp', date: '2026-06-13' })).toBe(`9'8" (Nike camp, June 2026)`);
    expect(placeholder.write(stored('broadJump', 116))).toBe(`9'8"`);
  });

  it.each(['benchPress', 'squat', 'powerClean'] as const)(
    'P-14 a %s is the maximum of one repetition wherever it is asked for and told',
    (name) => {
      const { form, share, about, placeholder } = MEASUREMENT_FIELDS[name];
      const lift = { ...stored(name, 300), date: '2026-06-13' };
      expect([form.hint, about.request].map((text) => text.includes('one-repetition maximum'))).toEqual([true, true]);
      expect(share.note(lift)).toBe('one-repetition maximum, June 2026');
      expect(placeholder.write(lift)).toBe('300 lbs (one-repetition maximum, June 2026)');
      expect(placeholder.write(stored(name, 300))).toBe('300 lbs (one-repetition maximum)');
    },
  );

  it('P-12 P-14 no lift is shown before it is ticked', () => {
    const names = Object.keys(MEASUREMENT_FIELDS) as MeasurementName[];
    expect(names.filter((name) => !MEASUREMENT_FIELDS[name].share.preticked)).toEqual(['benchPress', 'squat', 'powerClean']);
  });
});
