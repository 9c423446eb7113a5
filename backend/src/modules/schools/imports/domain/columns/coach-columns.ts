import type { ColumnPlan } from './column-plan.js';
import { COACH_EMAILS, COACH_TITLES, COLUMN_CONTENTS, COLUMN_WORDS, FIRST_NAMES, LAST_NAMES } from './column-words.js';

export type CoachColumn =
  | 'school_name'
  | 'state'
  | 'coach_name'
  | 'coach_first_name'
  | 'coach_last_name'
  | 'coach_title'
  | 'coach_email'
  | 'coach_phone'
  | 'coach_x';

/** The columns of a file of coaches. */
export const COACH_COLUMNS: ColumnPlan<CoachColumn> = {
  required: ['school_name', 'coach_name'],
  optional: ['state', 'coach_title', 'coach_email', 'coach_phone', 'coach_x'],
  needed: 'school_name and coach_name',
  spellings: { coach_e_mail: 'coach_email' },
  alternatives: [
    ['school_name', 'school'],
    ['school_name', 'name'],
    ['coach_name', 'coach'],
    ['coach_title', 'title'],
    ['coach_email', 'email'],
    ['coach_phone', 'phone'],
    ['coach_x', 'x_handle'],
    ['coach_x', 'twitter'],
  ],
  nameParts: { whole: 'coach_name', parts: ['coach_first_name', 'coach_last_name'] },
  words: [
    ['coach_email', COLUMN_WORDS.email],
    ['coach_phone', COLUMN_WORDS.phone],
    ['coach_x', COLUMN_WORDS.x],
    ['coach_title', COLUMN_WORDS.title],
    ['school_name', COLUMN_WORDS.school],
    ['coach_name', COLUMN_WORDS.coach],
    ['state', COLUMN_WORDS.state],
  ],
  contents: [
    ['coach_email', COLUMN_CONTENTS.email],
    ['coach_phone', COLUMN_CONTENTS.phone],
  ],
  guesses: {
    coach_first_name: FIRST_NAMES,
    coach_last_name: LAST_NAMES,
    school_name: [
      'schoolname',
      'school',
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
    coach_name: ['coach', 'coachname', 'name', 'fullname', 'coachfullname', 'staffname', 'contact', 'contactname', 'staff', 'staffmember'],
    state: ['state', 'st', 'schoolstate', 'stateabbreviation', 'stateprovince'],
    coach_title: COACH_TITLES,
    coach_email: COACH_EMAILS,
    coach_phone: [
      'phone',
      'cell',
      'cellphone',
      'mobile',
      'mobilephone',
      'phonenumber',
      'cellnumber',
      'telephone',
      'tel',
      'officephone',
      'office',
      'workphone',
      'coachphone',
    ],
    coach_x: [
      'x',
      'xhandle',
      'xaccount',
      'xcom',
      'twitter',
      'twitterhandle',
      'twitteraccount',
      'coachx',
      'coachtwitter',
      'xtwitter',
      'twitterx',
    ],
  },
};
