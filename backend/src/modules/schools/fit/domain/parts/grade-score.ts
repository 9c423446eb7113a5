/** What the smallest standing is worth, and the least that a part can be. */
export const LEAST_SCORE = 20;
export const MOST_SCORE = 100;

const TOP_GPA = 4;
const AT_GUIDE = 60;
/** One grade point below the guide the score is at its least. */
const BELOW_GUIDE_PER_POINT = 40;
/** At the guide the whole part is at most this. */
const CAP_AT_GUIDE = 75;
/** A tenth of a grade point moves the limit by eight. */
const CAP_PER_POINT = 80;

const within = (score: number) => Math.min(MOST_SCORE, Math.max(LEAST_SCORE, score));

/** What a GPA is worth beside the division's guide: 60 at the guide, 100 at 4.0. It never falls with more GPA. */
export function gradeScore(gpa: number, guide: number): number {
  const above = ((MOST_SCORE - AT_GUIDE) * (gpa - guide)) / (TOP_GPA - guide);
  return within(AT_GUIDE + (gpa >= guide ? above : BELOW_GUIDE_PER_POINT * (gpa - guide)));
}

/** Returns the maximum of the academic part with a GPA, for any test scores: a slope around the guide instead of a step. */
export function mostWithGrade(gpa: number, guide: number): number {
  return within(CAP_AT_GUIDE + CAP_PER_POINT * (gpa - guide));
}
