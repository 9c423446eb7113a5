import type { AthleteProfile } from './athlete-profile.js';
import type { OnScale } from './gpa-scales.js';
import type { ProfileField } from './profile-field.js';
import { PROFILE_FIELDS, type ProfileFieldName } from './profile-fields.js';

type Fields = typeof PROFILE_FIELDS;

/** A field that has a placeholder for emails. */
export type PlaceholderField = { [F in ProfileFieldName]: Fields[F]['placeholder'] extends { name: string } ? F : never }[ProfileFieldName];

/** "student_position" and the like. */
export type ProfilePlaceholder = NonNullable<Fields[PlaceholderField]['placeholder']>['name'];

/** What an email may contain of a profile, and what it is written with; null = not filled in. */
export type PlaceholderProfile = Pick<AthleteProfile, PlaceholderField | 'gpaScale'>;

/** In the order of the table. */
const PLACEHOLDER_FIELDS = (Object.keys(PROFILE_FIELDS) as ProfileFieldName[]).filter((name): name is PlaceholderField => {
  return PROFILE_FIELDS[name].placeholder !== null;
});

/** What is read of a profile for its placeholders. */
export const PLACEHOLDER_COLUMNS: readonly (keyof PlaceholderProfile)[] = [...PLACEHOLDER_FIELDS, 'gpaScale'];

/** The name of each placeholder of the profile. */
export const PROFILE_PLACEHOLDERS: readonly ProfilePlaceholder[] = PLACEHOLDER_FIELDS.map((name) => PROFILE_FIELDS[name].placeholder.name);

/** Each placeholder's value as a coach reads it; '' when the field is not filled in. */
export function profilePlaceholders(profile: PlaceholderProfile): Record<ProfilePlaceholder, string> {
  const values = PLACEHOLDER_FIELDS.map((field) => {
    const { placeholder }: ProfileField = PROFILE_FIELDS[field];
    const value = profile[field];
    const write = (placeholder?.write ?? String) as (value: unknown, beside: OnScale) => string;
    return [PROFILE_FIELDS[field].placeholder.name, value === null || value === '' ? '' : write(value, profile)];
  });
  return Object.fromEntries(values) as Record<ProfilePlaceholder, string>;
}
