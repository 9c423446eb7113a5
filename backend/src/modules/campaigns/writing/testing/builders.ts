import { type AthleteProfile, MEASUREMENT_FIELDS, type MeasurementName, MEASUREMENT_NAMES } from '../../../profile/fields/index.js';
import type { MailAthlete } from '../domain/mail-athlete.js';
import type { Recipient } from '../domain/recipient.js';

const MEASURED = Object.fromEntries(MEASUREMENT_NAMES.map((name) => [name, MEASUREMENT_FIELDS[name].example])) as Pick<
  AthleteProfile,
  MeasurementName
>;

/** An athlete whose profile is complete. */
export function anAthlete(changes: Partial<MailAthlete> = {}): MailAthlete {
  return {
    firstName: 'Marcus',
    lastName: 'Lee',
    position: 'QB',
    graduationYear: 2027,
    height: '6\'2"',
    weight: 205,
    ...MEASURED,
    birthdate: '2009-03-14',
    jerseyNumber: '12',
    gpa: 3.7,
    gpaScale: null,
    highSchool: 'Westlake High School',
    city: 'Austin',
    state: 'TX',
    hudlProfileUrl: 'https://www.hudl.com/profile/12',
    twitterHandle: 'marcuslee12',
    statsLine: '2026 season, 9 games: 1,842 passing yards, 19 passing touchdowns',
    shareLink: 'https://recruit.test/p/0k9cQ0Wl1nVb7b0f',
    ...changes,
  };
}

/** A coach with an address at a reserved domain. */
export function aCoach(changes: Partial<Recipient> = {}): Recipient {
  const coachId = changes.coachId ?? 1;
  return {
    coachId,
    firstName: 'Quinn',
    lastName: 'Dummett',
    coachName: 'Quinn Dummett',
    coachEmail: `coach${coachId}@akron.example.edu`,
    coachPhone: null,
    coachX: null,
    coachTitle: 'Offensive Coordinator',
    schoolId: 7,
    schoolName: 'Akron',
    schoolCity: 'Akron',
    schoolState: 'OH',
    position: 'OC',
    isHeadCoach: false,
    isExample: false,
    ...changes,
  };
}
