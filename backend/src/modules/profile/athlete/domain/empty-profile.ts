import type { AthleteProfile } from './athlete-profile.js';

/** The profile of an athlete who has not said anything yet. */
export const EMPTY_PROFILE: AthleteProfile = {
  firstName: null,
  lastName: null,
  position: null,
  graduationYear: null,
  height: null,
  weight: null,
  birthdate: null,
  jerseyNumber: null,
  gpa: null,
  coreGpa: null,
  satScore: null,
  actScore: null,
  highSchool: null,
  highSchoolHeadCoach: null,
  highSchoolPositionCoach: null,
  city: null,
  state: null,
  maxPrepsId: null,
  hudlProfileUrl: null,
  twitterHandle: null,
};
