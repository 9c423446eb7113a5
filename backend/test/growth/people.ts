/** Who writes, and to whom. */
export const ATHLETE = {
  firstName: 'Marcus',
  lastName: null,
  position: null,
  graduationYear: null,
  height: null,
  weight: null,
  fortyYardDash: null,
  birthdate: null,
  jerseyNumber: null,
  gpa: null,
  highSchool: null,
  city: null,
  state: null,
  hudlProfileUrl: null,
  twitterHandle: null,
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
  schoolName: 'Akron',
  position: '',
  isHeadCoach: false,
  isExample: false,
};
