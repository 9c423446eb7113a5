import { fieldText } from './field-text.js';
import type { Measure, Measured } from './measured.js';
import { readMeasured } from './readers/read-measured.js';

/** Added to each lift, because coaches also test repetitions of a lower weight. */
export const MAXIMUM = 'one-repetition maximum';

type Named = { name: string } | null;

interface Measurement<P extends Named> {
  column: string;
  measure: Measure;
  /** A value with how it was timed; the day and the place of the example are the same for all. */
  example: Pick<Measured, 'value' | 'timing'>;
  request: string;
  /** On the form, and in a sentence on the shared profile. */
  label: { form: string; share: string };
  hint: string;
  preticked: boolean;
  placeholder: P;
}

type Placeholder<P extends Named> = P extends Named & object ? P & { write: (value: Measured) => string } : null;

/** Returns the definition of a measured field, with the parts that all of them share. */
function measurement<const P extends Named>(one: Measurement<P>) {
  const { column, measure, example, request, label, hint, preticked, placeholder } = one;
  const write = (value: Measured): string => (measure.inFeet ? fieldText.feet(value) : fieldText.measured(value));
  const note = (value: Measured): string => [measure.unit === 'lbs' && MAXIMUM, fieldText.provenance(value)].filter(Boolean).join(', ');
  const withNote = (value: Measured): string => write(value) + (note(value) && ` (${note(value)})`);
  return {
    type: 'measured',
    column,
    read: readMeasured(measure),
    measure,
    example: { ...example, unit: measure.unit, date: '2026-06-13', place: 'Nike camp', measuredBy: null },
    about: { request },
    form: { label: label.form, input: 'measured', hint },
    share: { group: 'football', label: label.share, preticked, place: 'measurement', write, note },
    placeholder: (placeholder && { ...placeholder, write: withNote }) as Placeholder<P>,
  } as const;
}

/**
 * What is measured of an athlete. The best results of the NFL scouting combine are inside the limits: 46 inches in the vertical jump
 * (2005), 12'3" in the broad jump (2015), 3.81 s in the shuttle (2014), 6.28 s in the three-cone drill (2018); read in the lists of
 * ESPN (February 2020) and Sporting News (2018). No list of lifts was found: the lowest weight is the empty bar, the highest is
 * far beyond what an athlete of this age lifts. Lifts are tested by the athletes themselves, so they are shown only when ticked.
 */
export const MEASUREMENT_FIELDS = {
  fortyYardDash: measurement({
    column: 'forty_yard_dash',
    measure: { name: '40-yard dash', unit: 's', min: 3.9, max: 9.99, timed: true },
    example: { value: 4.62, timing: 'laser' },
    request: 'Seconds with at most two decimals, timed by hand or by laser',
    label: { form: '40-Yard Dash', share: '40-yard dash' },
    hint: 'Such as 4.62',
    preticked: true,
    placeholder: { name: 'student_forty_yard_dash' },
  }),
  armLength: measurement({
    column: 'arm_length',
    measure: { name: 'arm length', unit: 'in', min: 20, max: 45, timed: false },
    example: { value: 33.125, timing: null },
    request: 'Inches in eighths',
    label: { form: 'Arm Length', share: 'Arm length' },
    hint: 'Such as 33 1/8 or 33.125',
    preticked: true,
    placeholder: null,
  }),
  handSize: measurement({
    column: 'hand_size',
    measure: { name: 'hand size', unit: 'in', min: 6, max: 14, timed: false },
    example: { value: 9.375, timing: null },
    request: 'Inches in eighths',
    label: { form: 'Hand Size', share: 'Hand size' },
    hint: 'Such as 9 3/8 or 9.375',
    preticked: true,
    placeholder: null,
  }),
  wingspan: measurement({
    column: 'wingspan',
    measure: { name: 'wingspan', unit: 'in', min: 50, max: 100, timed: false },
    example: { value: 78.25, timing: null },
    request: 'Inches in eighths',
    label: { form: 'Wingspan', share: 'Wingspan' },
    hint: 'Such as 78 1/4 or 78.25',
    preticked: true,
    placeholder: null,
  }),
  verticalJump: measurement({
    column: 'vertical_jump',
    measure: { name: 'vertical jump', unit: 'in', min: 10, max: 50, timed: false, partsOfInch: 2 },
    example: { value: 35.5, timing: null },
    request: 'Inches in halves',
    label: { form: 'Vertical Jump', share: 'Vertical jump' },
    hint: 'Such as 35.5 or 35 1/2',
    preticked: true,
    placeholder: { name: 'student_vertical_jump' },
  }),
  broadJump: measurement({
    column: 'broad_jump',
    measure: { name: 'broad jump', unit: 'in', min: 48, max: 150, timed: false, inFeet: true, partsOfInch: 2 },
    example: { value: 116, timing: null },
    request: `Inches in halves, also as feet and inches: 9'8"`,
    label: { form: 'Broad Jump', share: 'Broad jump' },
    hint: `Such as 9'8" or 116`,
    preticked: true,
    placeholder: { name: 'student_broad_jump' },
  }),
  proShuttle: measurement({
    column: 'pro_shuttle',
    measure: { name: 'pro shuttle', unit: 's', min: 3.6, max: 9.99, timed: true },
    example: { value: 4.28, timing: 'laser' },
    request: 'Seconds of the 5-10-5 with at most two decimals, timed by hand or by laser',
    label: { form: 'Pro Shuttle (5-10-5)', share: 'Pro shuttle' },
    hint: 'Such as 4.28',
    preticked: true,
    placeholder: { name: 'student_pro_shuttle' },
  }),
  threeConeDrill: measurement({
    column: 'three_cone_drill',
    measure: { name: 'three-cone drill', unit: 's', min: 6, max: 14.99, timed: true },
    example: { value: 7.05, timing: 'hand' },
    request: 'Seconds with at most two decimals, timed by hand or by laser',
    label: { form: 'Three-Cone Drill', share: 'Three-cone drill' },
    hint: 'Such as 7.05',
    preticked: true,
    placeholder: { name: 'student_three_cone_drill' },
  }),
  benchPress: measurement({
    column: 'bench_press',
    measure: { name: 'bench press', unit: 'lbs', min: 45, max: 700, timed: false },
    example: { value: 265, timing: null },
    request: `Whole pounds, the ${MAXIMUM}`,
    label: { form: 'Bench Press', share: 'Bench press' },
    hint: `Your ${MAXIMUM}, such as 265`,
    preticked: false,
    placeholder: { name: 'student_bench_press' },
  }),
  squat: measurement({
    column: 'squat',
    measure: { name: 'squat', unit: 'lbs', min: 45, max: 1000, timed: false },
    example: { value: 405, timing: null },
    request: `Whole pounds, the ${MAXIMUM}`,
    label: { form: 'Squat', share: 'Squat' },
    hint: `Your ${MAXIMUM}, such as 405`,
    preticked: false,
    placeholder: { name: 'student_squat' },
  }),
  powerClean: measurement({
    column: 'power_clean',
    measure: { name: 'power clean', unit: 'lbs', min: 45, max: 600, timed: false },
    example: { value: 255, timing: null },
    request: `Whole pounds, the ${MAXIMUM}`,
    label: { form: 'Power Clean', share: 'Power clean' },
    hint: `Your ${MAXIMUM}, such as 255`,
    preticked: false,
    placeholder: { name: 'student_power_clean' },
  }),
};

export type MeasurementName = keyof typeof MEASUREMENT_FIELDS;

export const MEASUREMENT_NAMES = Object.keys(MEASUREMENT_FIELDS) as MeasurementName[];
