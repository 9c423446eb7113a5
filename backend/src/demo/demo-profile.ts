import type { ProfileInput } from '../modules/profile/athlete/index.js';

/** A school year begins in August; until then last year's juniors still are juniors. */
const AUGUST = 7;

/**
 * An invented junior at quarterback in any year. MaxPreps page and Twitter name stay empty: invented ones
 * could belong to a real person.
 */
export function demoProfile(now: Date): ProfileInput {
  const graduationYear = now.getUTCFullYear() + (now.getUTCMonth() >= AUGUST ? 2 : 1);
  return {
    firstName: 'Marcus',
    lastName: 'Lee',
    position: 'QB',
    graduationYear,
    height: `6'2"`,
    weight: 195,
    birthdate: `${graduationYear - 18}-03-14`,
    jerseyNumber: '12',
    gpa: 3.7,
    satScore: 1240,
    actScore: 26,
    highSchool: 'Harlow Creek High School',
    highSchoolHeadCoach: 'Pat Sampleton',
    highSchoolPositionCoach: 'Jo Testerman',
    city: 'Austin',
    state: 'TX',
    hudlProfileUrl: 'https://film.example.com/marcus-lee',
  };
}
