import type { OnScale } from './gpa-scales.js';
import type { Measure, Measured } from './measured.js';
import type { Reader } from './readers/reading.js';

/** The kinds of values that a field can hold. */
export interface FieldValues {
  text: string;
  /** A number without decimals. */
  whole: number;
  /** A number with at most two decimals. */
  decimal: number;
  /** YYYY-MM-DD */
  day: string;
  /** With how, when, where and by whom it was taken. */
  measured: Measured;
}

/** How the form asks for a value: which input it draws and which keyboard a phone shows. */
export type FieldInput = 'text' | 'tel' | 'digits' | 'url' | 'date' | 'choice' | 'whole' | 'decimal' | 'measured';

export type ShareGroup = 'about' | 'football' | 'academics' | 'contact';

/** How a ticked field appears on the shared profile. */
export interface SharedField<V> {
  group: ShareGroup;
  /** Beside the tick. */
  label: string;
  /** Ticked until the athlete changes it. */
  preticked: boolean;
  place: 'headline' | 'tile' | 'measurement' | 'detail';
  /** Beside the value; the headline shows values alone. */
  caption?: string;
  write?: (value: V, beside: OnScale) => string;
  /** What is known about the value, below it; '' = nothing. */
  note?: (value: V) => string;
  /** Where the value leads. */
  url?: (value: V) => string;
}

interface FieldOf<K extends keyof FieldValues> {
  type: K;
  /** The column of `athlete_profiles` that stores it. */
  column: string;
  /** The rule of what is accepted. */
  read: Reader<FieldValues[K]>;
  example: FieldValues[K];
  /** The most characters of a text. */
  maxLength?: number;
  /** The lowest and highest number. */
  limits?: { min: number; max: number };
  /** What a measured value is. */
  measure?: Measure;
  /** The values to choose from. */
  choices?: readonly string[];
  /** The OpenAPI description of the value in requests and in answers. */
  about?: { request?: string; answer?: string };
  form: { label: string; input: FieldInput; hint?: string; autoComplete?: string };
  /** null: never on the shared profile as a separate field. */
  share: SharedField<FieldValues[K]> | null;
  /** What a template asks for, and the value as a coach reads it; null: never in an email by itself. */
  placeholder: { name: string; write?: (value: FieldValues[K], beside: OnScale) => string } | null;
}

/** One row of the table of profile fields. */
export type ProfileField = { [K in keyof FieldValues]: FieldOf<K> }[keyof FieldValues];
