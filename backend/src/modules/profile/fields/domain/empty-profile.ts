import type { AthleteProfile } from './athlete-profile.js';
import { PROFILE_FIELDS } from './profile-fields.js';

/** The profile of an athlete who has not filled in anything yet. */
export const EMPTY_PROFILE = Object.fromEntries(Object.keys(PROFILE_FIELDS).map((field) => [field, null])) as AthleteProfile;
