import type { FieldValues } from './profile-field.js';
import type { PROFILE_FIELDS, ProfileFieldName } from './profile-fields.js';

/** The editable profile of an athlete; null = not filled in. */
export type AthleteProfile = { [F in ProfileFieldName]: FieldValues[(typeof PROFILE_FIELDS)[F]['type']] | null };
