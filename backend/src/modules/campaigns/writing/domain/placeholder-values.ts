import { profilePlaceholders } from '../../../profile/fields/index.js';
import type { MailAthlete } from './mail-athlete.js';
import type { PlaceholderValues } from './placeholders.js';
import type { Recipient } from './recipient.js';

/** Every value as a coach reads it: "March 14, 2009", "205 lbs", "@marcuslee12". */
export function placeholderValues(athlete: MailAthlete, coach: Recipient): PlaceholderValues {
  return {
    coach_first_name: coach.firstName,
    coach_last_name: coach.lastName,
    school_name: coach.schoolName,
    ...profilePlaceholders(athlete),
    share_link: athlete.shareLink ?? '',
  };
}
