import { profilePlaceholders } from '../../../../profile/fields/index.js';
import type { MailAthlete } from '../mail-athlete.js';
import type { PlaceholderValues } from './placeholders.js';
import type { Recipient } from '../recipient.js';

/** Every value as a coach reads it: "March 14, 2009", "205 lbs", "@marcuslee12". */
export function placeholderValues(athlete: MailAthlete, coach: Recipient): PlaceholderValues {
  return { ...ownPlaceholders(athlete), ...coachPlaceholders(coach) };
}

/** What is the same in every email of the athlete. */
export function ownPlaceholders(athlete: MailAthlete) {
  return { ...profilePlaceholders(athlete), share_link: athlete.shareLink ?? '', stats_line: athlete.statsLine ?? '' };
}

export function coachPlaceholders({ firstName, lastName, schoolName }: Recipient) {
  return { coach_first_name: firstName, coach_last_name: lastName, school_name: schoolName };
}
