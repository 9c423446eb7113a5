import type { OnScale } from '../../fields/domain/gpa-scales.js';
import type { ProfileField } from '../../fields/domain/profile-field.js';
import { PROFILE_FIELDS, type ProfileFieldName } from '../../fields/domain/profile-fields.js';
import { fieldText } from '../../fields/domain/field-text.js';
import type { Measured } from '../../fields/domain/measured.js';

/** The fields of the profile that a coach can be asked about, in the order in which they are read. */
export const FIGURES = ['height', 'weight', 'fortyYardDash', 'gpa', 'level'] as const satisfies readonly ProfileFieldName[];

export type Figure = (typeof FIGURES)[number];

/** A figure as it is read: what it is, and its value with the unit. */
export interface FigureText {
  figure: Figure;
  label: string;
  value: string;
}

/** A time is read with how, where and when it was taken: a coach confirms that too. */
export function figureText(figure: Figure, value: unknown): FigureText {
  const { share }: ProfileField = PROFILE_FIELDS[figure];
  if (share === null) throw new Error(`${figure} has no text of its own`);
  const write = (share.write ?? String) as (value: unknown, beside: OnScale) => string;
  const text = isMeasured(value)
    ? fieldText.measurement(value)
    : isScaled(value)
      ? write(value.gpa, value)
      : write(value, { gpaScale: null });
  return { figure, label: share.label, value: text };
}

/** A GPA on another scale than 4.0 comes with it, because the number alone would be another one. */
function isScaled(value: unknown): value is OnScale & { gpa: number } {
  return typeof value === 'object' && value !== null && 'gpaScale' in value;
}

function isMeasured(value: unknown): value is Measured {
  return typeof value === 'object' && value !== null && 'unit' in value;
}
