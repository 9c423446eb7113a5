import type { ColumnPlan } from './column-plan.js';

export type SchoolColumn =
  'name' | 'division' | 'city' | 'state' | 'conference' | 'website_url' | 'coach_name' | 'coach_title' | 'coach_email';

/** The columns of a file of schools. */
export const SCHOOL_COLUMNS: ColumnPlan<SchoolColumn> = {
  required: ['name', 'division', 'city', 'state'],
  optional: ['conference', 'website_url', 'coach_name', 'coach_title', 'coach_email'],
  needed: 'name, division, city and state',
  spellings: { coach_e_mail: 'coach_email' },
  guesses: {
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
    coach_name: ['coach', 'coachname', 'fullname', 'coachfullname', 'staffname', 'contact', 'contactname', 'staff', 'staffmember'],
    coach_title: [
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
    ],
    coach_email: [
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
    ],
  },
};
