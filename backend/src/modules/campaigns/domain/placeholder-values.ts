import type { MailAthlete } from './mail-athlete.js';
import type { PlaceholderValues } from './placeholders.js';
import type { Recipient } from './recipient.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Every value as a coach reads it: "March 14, 2009", "205 lbs", "@marcuslee12". */
export function placeholderValues(athlete: MailAthlete, coach: Recipient): PlaceholderValues {
  return {
    coach_first_name: coach.firstName,
    coach_last_name: coach.lastName,
    school_name: coach.schoolName,
    student_first_name: athlete.firstName ?? '',
    student_last_name: athlete.lastName ?? '',
    student_position: athlete.position ?? '',
    student_birthdate: longDate(athlete.birthdate),
    student_jersey_number: athlete.jerseyNumber ?? '',
    student_twitter_handle: athlete.twitterHandle ? `@${athlete.twitterHandle}` : '',
    hudl_profile_url: athlete.hudlProfileUrl ?? '',
    student_graduation_year: athlete.graduationYear?.toString() ?? '',
    student_gpa: athlete.gpa === null ? '' : gpaText(athlete.gpa),
    student_height: athlete.height ?? '',
    student_weight: athlete.weight === null ? '' : `${athlete.weight} lbs`,
    student_high_school: athlete.highSchool ?? '',
    student_city: athlete.city ?? '',
    student_state: athlete.state ?? '',
  };
}

/** 3.7 → "3.7", 4 → "4.0", 3.65 → "3.65". */
function gpaText(gpa: number): string {
  return Number.isInteger(gpa * 10) ? gpa.toFixed(1) : gpa.toFixed(2);
}

function longDate(date: string | null): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '');
  if (!match) return '';
  return `${MONTHS[Number(match[2]) - 1]} ${Number(match[3])}, ${match[1]}`;
}
