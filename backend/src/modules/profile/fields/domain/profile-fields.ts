import { ATHLETE_FIELDS } from './athlete-fields.js';
import { CONTACT_FIELDS } from './contact-fields.js';
import { SCHOOL_FIELDS } from './school-fields.js';

/**
 * Every field of an athlete's profile, defined once. The reader of changes, the API's classes, the columns of reads, the shared
 * profile, the placeholders of emails and the web form are made from it. The order is that of refusals and of the shared profile.
 */
export const PROFILE_FIELDS = { ...ATHLETE_FIELDS, ...SCHOOL_FIELDS, ...CONTACT_FIELDS };

export type ProfileFieldName = keyof typeof PROFILE_FIELDS;
