/** What is known of an athlete that makes a line of the calendar needless. */
export type Unless =
  | 'film'
  | 'firstFilm'
  | 'testScore'
  | 'belowMinimum'
  | 'noOtherAssociation'
  | 'signed'
  | 'games'
  | 'noGames'
  | 'certification'
  | 'noCertification';

export interface CalendarLine {
  /** 9 to 12; 13 is the first year after high school, TRANSFER_GRADE a year at a college before a transfer. */
  grades: readonly number[];
  /** January is 1. */
  months: readonly number[];
  /** `{schools}` are those that are still open. */
  say: string;
  /** In the place of `say` where one school is open. */
  sayOne?: string;
  /** Any of them. */
  unless?: Unless | readonly Unless[];
}

/** What stands for the grade of a player of a college who wants to transfer; nobody in a profile is that long out of school. */
export const TRANSFER_GRADE = 20;

const LOWER = [9, 10];
const UPPER = [11, 12];
const SCHOOL = [9, 10, 11, 12];
const NOT_SENIOR = [9, 10, 11];

/**
 * A school year of each class, and of graduates, by month: general guidance of counselors and of the associations' own checklists
 * (NCAA Eligibility Center, Federal Student Aid). Days of one year are in the rules table, not here.
 */
export const CLASS_CALENDAR: readonly CalendarLine[] = [
  // Everybody in high school
  { grades: SCHOOL, months: [8], say: 'Update height, weight and jersey number before the first game.' },
  { grades: SCHOOL, months: [9], say: 'Add each game to your statistics within a week.' },
  { grades: NOT_SENIOR, months: [1], say: 'Go over your school list: add schools that fit, take out those that no longer interest you.' },
  { grades: NOT_SENIOR, months: [2], say: 'Set your training goals for spring, and measure where you stand.' },
  { grades: NOT_SENIOR, months: [4], say: 'Put new measurements into your profile as soon as they are verified.' },
  { grades: NOT_SENIOR, months: [5], say: 'Find out when your target schools hold their summer camps.' },
  { grades: NOT_SENIOR, months: [7], say: 'Send coaches whom you met at camps a short thank-you.' },

  // Ninth and tenth grade
  {
    grades: LOWER,
    months: [10, 3],
    say: 'Ask your counselor which of your courses count as core courses: Division I and II ask for 16 of them by graduation.',
  },
  {
    grades: LOWER,
    months: [11],
    say: 'Put your best plays on film as you get them, from any team you play on: five good plays are enough to begin.',
    unless: ['film', 'firstFilm'],
  },
  {
    grades: LOWER,
    months: [11],
    say: 'Ask your counselor which core courses you take next year: 16 by graduation are asked for in Division I and II.',
  },
  { grades: LOWER, months: [12], say: 'Keep your grades up to the end of the term: each semester of these years counts later.' },
  { grades: [9], months: [6], say: 'Play, train and rest. One camp near home is enough this year.' },
  { grades: [10], months: [6], say: 'Go to one or two camps, at schools that fit you best.' },
  {
    grades: [10],
    months: [10],
    say: 'Take the PSAT if your high school offers it: it costs little and shows what to work on.',
    unless: 'testScore',
  },

  // Eleventh grade
  { grades: [11], months: [8], say: 'Open an account with the NCAA Eligibility Center; the free one is enough to begin.' },
  { grades: [11], months: [10, 3, 5], say: 'Take the SAT or ACT, and put the score into your profile.', unless: 'testScore' },
  {
    grades: [11],
    months: [11],
    say: 'Cut a film of this season, best plays first, and put it into your profile.',
    unless: ['firstFilm', 'noGames'],
  },
  {
    grades: [11],
    months: [11],
    say: 'If you played this season, cut a film of it, best plays first, and put it into your profile.',
    unless: ['firstFilm', 'games'],
  },
  { grades: [11], months: [12], say: 'Send coaches who answered you an update on the season.' },
  {
    grades: [11],
    months: [1],
    say: 'Ask your counselor whether you will have 16 core courses, ten of them before your last year begins (Division I).',
  },
  { grades: [11], months: [2, 4], say: 'Ask {schools} about visit days.' },
  {
    grades: [11],
    months: [3],
    say: 'Ask the nearest of your schools whether you may watch a spring practice: a visit at your own cost shows a coach that you mean it.',
  },
  { grades: [11], months: [6], say: 'Go to one or two camps at the schools that fit you best, and tell their coaches that you come.' },

  // Twelfth grade
  {
    grades: [12],
    months: [8],
    say: 'Check your account with the NCAA Eligibility Center: it has to be a certification account before you can sign or visit officially.',
    unless: 'noCertification',
  },
  {
    grades: [12],
    months: [8, 9],
    say: 'Begin your applications to {schools}.',
    sayOne: 'Begin your application to {schools}.',
  },
  {
    grades: [12],
    months: [9],
    say: 'Ask your counselor to send your transcript to the NCAA Eligibility Center.',
    unless: ['belowMinimum', 'noCertification'],
  },
  {
    grades: [12],
    months: [10, 11],
    say: 'Fill in the FAFSA with a parent: it opened on October 1. Ask each school which other aid forms it wants.',
  },
  { grades: [12], months: [10], say: 'Cut a film of the first half of the season, best plays first.', unless: 'firstFilm' },
  {
    grades: [12],
    months: [11, 12],
    say: 'Send your applications to {schools}: look up the last day of each, many are between November 1 and January 15.',
    sayOne: 'Send your application to {schools}: look up its last day, many are between November 1 and January 15.',
  },
  {
    grades: [12],
    months: [11],
    say: 'Check with the NCAA Eligibility Center that your transcript and your core courses are there.',
    unless: 'noCertification',
  },
  {
    grades: [12],
    months: [11],
    say: 'For NAIA schools, open an account with the NAIA Eligibility Center (PlayNAIA).',
    unless: 'noOtherAssociation',
  },
  { grades: [12], months: [12], say: 'Put the film of the whole season into your profile.', unless: ['firstFilm', 'noGames'] },
  {
    grades: [12],
    months: [12],
    say: 'If you played this season, put the film of all of it into your profile.',
    unless: ['firstFilm', 'games'],
  },
  { grades: [12], months: [12], say: 'Ask coaches who answered where you stand on their list.', unless: 'signed' },
  {
    grades: [12],
    months: [1],
    say: 'Ask your counselor to send your grades of the first half of the year to the schools that have your application.',
  },
  { grades: [12], months: [2, 3], say: 'Compare aid in writing with your family before you decide.', unless: 'signed' },
  { grades: [12], months: [3], say: 'Visit the schools that want you once more if you can, and sit in on a class.', unless: 'signed' },
  { grades: [12], months: [4], say: 'Decide with your family: many schools ask for an answer by May 1.', unless: 'signed' },
  { grades: [12], months: [5], say: 'Tell every coach who still waits for you what you decided, with thanks.', unless: 'signed' },
  {
    grades: [12],
    months: [6],
    say: 'Ask your high school to send the final transcript to your college and to the NCAA Eligibility Center.',
    unless: 'noCertification',
  },
  { grades: [12], months: [6], say: 'Ask your high school to send the final transcript to your college.', unless: 'certification' },
  { grades: [12], months: [7], say: 'Follow the summer plan of your college staff, and finish what its admission office asks for.' },
  { grades: UPPER, months: [10], say: 'Ask your head coach whether he would speak for you when a college calls.' },

  // The first year after high school
  {
    grades: [13],
    months: [8, 9],
    say: 'Ask the NCAA Eligibility Center how your prep year counts: core courses were counted at graduation, with few exceptions.',
  },
  {
    grades: [13],
    months: [10, 11],
    say: 'Ask the NCAA Eligibility Center what your prep year can still change, before you promise anything.',
  },
  {
    grades: [13, TRANSFER_GRADE],
    months: [10, 11, 12],
    say: 'Fill in the FAFSA for the year in which you would enroll, and ask each school which other aid forms it wants.',
  },
  {
    grades: [13, TRANSFER_GRADE],
    months: [11, 12],
    say: 'Ask {schools} whether you could enroll in January or in the fall, and by which day they need to know.',
    unless: 'signed',
  },
  {
    grades: [13, TRANSFER_GRADE],
    months: [12, 1],
    say: 'Cut a film of this fall, best plays first, and put it into your profile.',
    unless: 'firstFilm',
  },
  {
    grades: [13, TRANSFER_GRADE],
    months: [1, 2],
    say: 'Send your applications for the fall to {schools}: look up the last day of each.',
    sayOne: 'Send your application for the fall to {schools}: look up its last day.',
  },
  { grades: [13, TRANSFER_GRADE], months: [3], say: 'Compare aid in writing with your family before you decide.', unless: 'signed' },
  { grades: [13, TRANSFER_GRADE], months: [4], say: 'Decide with your family: many schools ask for an answer by May 1.', unless: 'signed' },
  {
    grades: [13, TRANSFER_GRADE],
    months: [5],
    say: 'Tell every coach who still waits for you what you decided, with thanks.',
    unless: 'signed',
  },
  { grades: [13], months: [6], say: 'Ask your high school and your prep school to send the final transcripts to your college.' },
  {
    grades: [13, TRANSFER_GRADE],
    months: [7],
    say: 'Follow the summer plan of your college staff, and finish what its admission office asks for.',
  },

  // A year at a college, before a transfer
  {
    grades: [TRANSFER_GRADE],
    months: [8, 9],
    say: 'Ask the adviser of your college which courses a transfer asks for, and take them this year.',
  },
  { grades: [TRANSFER_GRADE], months: [9], say: 'Put each game into your statistics within a week, with the college that you play for.' },
  { grades: [TRANSFER_GRADE], months: [1], say: 'Ask your college to send your transcript of the fall term to {schools}.' },
  { grades: [TRANSFER_GRADE], months: [2], say: 'Ask {schools} in writing which of your credits count there.' },
  {
    grades: [TRANSFER_GRADE],
    months: [6],
    say: 'Ask your college to send the final transcript, with your degree if you have it, to your next college.',
  },
];

/** While the class year is not known: what is right in any of them. */
export const ANY_CLASS = 'Add your class year to your profile, and this month gets tasks of its own.';

/** A month of the next school year that this one has nothing in common with. */
export const NEXT_YEAR = 'A new school year: update this plan, and it gets tasks of its own.';

/** Before ninth grade. */
export const BEFORE_HIGH_SCHOOL = 'High school has not begun for you: grades and playing many sports help most now.';
