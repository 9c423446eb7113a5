import { gpaText } from '../../../../shared-kernel/gpa-text.js';

/** The only scale on which GPAs of two schools are compared; a GPA without a scale counts as one of it. */
const COMPARABLE = '4.0 unweighted';

/** The athlete does not know the scale of the GPA. */
export const ANY_SCALE = 'Another or unknown';

/** The GPA scales of high schools. There is no formula for the unweighted value of a weighted GPA, so none is converted. */
export const GPA_SCALES = [COMPARABLE, '4.5 weighted', '5.0 weighted', '6.0 weighted', '5.0 unweighted', '100-point', ANY_SCALE] as const;

export type GpaScale = (typeof GPA_SCALES)[number];

/** The highest GPA of each; of one that is not known, the highest of all. */
const TOPS: Record<GpaScale, number> = {
  '4.0 unweighted': 4,
  '4.5 weighted': 4.5,
  '5.0 weighted': 5,
  '6.0 weighted': 6,
  '5.0 unweighted': 5,
  '100-point': 100,
  [ANY_SCALE]: 100,
};

/** What is needed to read a GPA; `gpaScale` is one of GPA_SCALES, or null when none is given. */
export interface OnScale {
  gpaScale: string | null;
}

export function isGpaScale(scale: unknown): scale is GpaScale {
  return typeof scale === 'string' && Object.hasOwn(TOPS, scale);
}

export const topOfScale = (scale: string | null): number => TOPS[isGpaScale(scale) ? scale : COMPARABLE];

/** Whether the number may be held against 4.0: a minimum, a guide, another athlete. */
export const isComparable = (scale: string | null): boolean => scale === null || scale === COMPARABLE;

/** The GPA where it may be compared; null otherwise. */
export function comparableGpa({ gpa, gpaScale }: OnScale & { gpa: number | null }): number | null {
  return isComparable(gpaScale) ? gpa : null;
}

/** "3.7", "4.6 (5.0 weighted)", "93 (100-point)", "4.2 (scale unknown)". */
export function gpaOnScale(gpa: number, scale: string | null): string {
  if (isComparable(scale)) return gpaText(gpa);
  return `${gpaText(gpa)} (${scale === ANY_SCALE ? 'scale unknown' : scale})`;
}
