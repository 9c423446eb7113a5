/** Words by which people name a column, in a header folded to lower-case words. */
export const COLUMN_WORDS = {
  email: /\b(e ?mails?|mails?|emailaddress)\b/,
  phone: /\b(phones?|telephone|cell|cellphone|mobile|tel|ph)\b/,
  x: /\b(twitter|x handle|handle)\b/,
  title: /\b(title|position|role|responsibility|responsibilities)\b/,
  school: /\b(school|college|university|institution|team|program)\b/,
  coach: /\b(coach|coaches|name|contact|staff)\b/,
  state: /\b(state|st|province)\b/,
  website: /\b(website|web|site|url|homepage)\b/,
} as const;

/** What the cells of a column look like. */
export const COLUMN_CONTENTS = {
  email: /^(mailto:)?[^\s@]{1,64}@[^\s@.]{1,63}\.[^\s@]{1,190}$/i,
  phone: /^[+(]?\d[\d\s().-]{8,20}$/,
} as const;

export const FIRST_NAMES = [
  'firstname',
  'first',
  'fname',
  'givenname',
  'coachfirstname',
  'coachfirst',
  'playerfirstname',
  'firstnamecoach',
];
export const LAST_NAMES = [
  'lastname',
  'last',
  'lname',
  'surname',
  'familyname',
  'coachlastname',
  'coachlast',
  'playerlastname',
  'lastnamecoach',
];

/** Headers of a coach's title, the likeliest first. */
export const COACH_TITLES = [
  'title',
  'position',
  'positiontitle',
  'titleposition',
  'role',
  'jobtitle',
  'coachtitle',
  'coachposition',
  'coachingposition',
  'responsibility',
];

/** Headers of a coach's email address, the likeliest first. */
export const COACH_EMAILS = [
  'email',
  'mail',
  'emailaddress',
  'mailaddress',
  'coachemail',
  'coachemailaddress',
  'coachmail',
  'contactemail',
  'workemail',
  'schoolemail',
  'emails',
];
