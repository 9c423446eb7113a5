import { gpaText } from '../../../../shared-kernel/gpa-text.js';
import type { MailAthlete } from './mail-athlete.js';
import type { PlaceholderValues } from './placeholders.js';
import type { Recipient } from './recipient.js';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** Every value as a coach reads it: "March 14, 2009", "205 lbs", "@marcuslee12". */
export function placeholderValues(athlete: MailAthlete, coach: Recipient): PlaceholderValues {
  return {
    coach_first_name: coach.firstName,
    coach_last_name: coach.lastName,
    school_name: coach.schoolName,
    student_first_name: shown(athlete.firstName),
    student_last_name: shown(athlete.lastName),
    student_position: shown(athlete.position),
    student_birthdate: shown(athlete.birthdate, longDate),
    student_jersey_number: shown(athlete.jerseyNumber),
    student_twitter_handle: shown(athlete.twitterHandle, (handle) => `@${handle}`),
    hudl_profile_url: shown(athlete.hudlProfileUrl),
    student_graduation_year: shown(athlete.graduationYear),
    student_gpa: shown(athlete.gpa, gpaText),
    student_height: shown(athlete.height),
    student_weight: shown(athlete.weight, (pounds) => `${pounds} lbs`),
    student_high_school: shown(athlete.highSchool),
    student_city: shown(athlete.city),
    student_state: shown(athlete.state),
    share_link: shown(athlete.shareLink),
  };
}

function shown<T extends string | number>(value: T | null, write: (value: T) => string = String): string {
  return value === null || value === '' ? '' : write(value);
}

function longDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return '';
  return `${MONTHS[Number(match[2]) - 1]} ${Number(match[3])}, ${match[1]}`;
}
