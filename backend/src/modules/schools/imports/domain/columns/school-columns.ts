import type { ColumnPlan } from './column-plan.js';
import { COACH_EMAILS, COACH_TITLES, COLUMN_CONTENTS, COLUMN_WORDS, FIRST_NAMES, LAST_NAMES } from './column-words.js';

export type SchoolColumn =
  | 'name'
  | 'division'
  | 'city'
  | 'state'
  | 'conference'
  | 'website_url'
  | 'association'
  | 'coach_name'
  | 'coach_first_name'
  | 'coach_last_name'
  | 'coach_title'
  | 'coach_email';

/** The columns of a file of schools. */
export const SCHOOL_COLUMNS: ColumnPlan<SchoolColumn> = {
  required: ['name', 'division', 'city', 'state'],
  optional: ['conference', 'website_url', 'association', 'coach_name', 'coach_title', 'coach_email'],
  needed: 'name, division, city and state',
  spellings: { coach_e_mail: 'coach_email' },
  nameParts: { whole: 'coach_name', parts: ['coach_first_name', 'coach_last_name'] },
  words: [
    ['coach_email', COLUMN_WORDS.email],
    ['website_url', COLUMN_WORDS.website],
    ['division', /\bdivision\b/],
    ['association', /\bassociation\b/],
    ['conference', /\b(conference|league)\b/],
    ['coach_title', COLUMN_WORDS.title],
    ['city', /\b(city|town)\b/],
    ['name', COLUMN_WORDS.school],
    ['coach_name', COLUMN_WORDS.coach],
    ['state', COLUMN_WORDS.state],
  ],
  contents: [['coach_email', COLUMN_CONTENTS.email]],
  guesses: {
    coach_first_name: FIRST_NAMES,
    coach_last_name: LAST_NAMES,
    name: [
      'school',
      'schoolname',
      'college',
      'collegename',
      'university',
      'universityname',
      'institution',
      'team',
      'teamname',
      'program',
      'name',
    ],
    division: ['division', 'div', 'ncaadivision', 'level'],
    city: ['city', 'town', 'schoolcity'],
    state: ['state', 'st', 'schoolstate', 'stateabbreviation', 'stateprovince'],
    conference: ['conference', 'conf', 'league'],
    association: ['association', 'assoc', 'governingbody'],
    website_url: [
      'website',
      'url',
      'websiteurl',
      'web',
      'site',
      'homepage',
      'websiteaddress',
      'webaddress',
      'athleticssite',
      'schoolwebsite',
    ],
    coach_name: [
      'coach',
      'coachname',
      'headcoach',
      'hc',
      'fullname',
      'coachfullname',
      'staffname',
      'contact',
      'contactname',
      'staff',
      'staffmember',
    ],
    coach_title: COACH_TITLES,
    coach_email: COACH_EMAILS,
  },
};
