import { EMPTY_PROFILE } from '../../src/modules/profile/fields/index.js';

/** Who writes, and to whom. */
export const ATHLETE = {
  ...EMPTY_PROFILE,
  firstName: 'Marcus',
  shareLink: null,
};

export const COACH = {
  coachId: 1,
  firstName: '',
  lastName: '',
  coachName: 'Coach',
  ...{ coachEmail: null, coachPhone: null, coachX: null },
  coachTitle: '',
  schoolId: 1,
  schoolCity: 'Akron',
  schoolState: 'OH',
  schoolName: 'Akron',
  position: '',
  isHeadCoach: false,
  isExample: false,
};

/** What no text of the athlete may reveal. */
export const PRIVATE = {
  firstName: 'A',
  lastName: 'Aaa-Aa',
  highSchool: 'A and A High School',
  city: 'Coach',
  birthdate: '2009-01-01',
  phone: '121-212-1212',
  twitterHandle: 'aaaa',
  hudlProfileUrl: 'https://a.b/c',
  maxPrepsId: null,
  highSchoolHeadCoach: 'I am',
  highSchoolPositionCoach: null,
};
