import type { ColumnPlan } from './column-plan.js';

export type CoachColumn = 'school_name' | 'state' | 'coach_name' | 'coach_title' | 'coach_email' | 'coach_phone';

/** The columns of a file of coaches. */
export const COACH_COLUMNS: ColumnPlan<CoachColumn> = {
  required: ['school_name', 'coach_name'],
  optional: ['state', 'coach_title', 'coach_email', 'coach_phone'],
  needed: 'school_name and coach_name',
  spellings: { coach_e_mail: 'coach_email' },
  alternatives: [
    ['school_name', 'school'],
    ['school_name', 'name'],
    ['coach_name', 'coach'],
    ['coach_title', 'title'],
    ['coach_email', 'email'],
    ['coach_phone', 'phone'],
  ],
  guesses: {
    school_name: ['schoolname', 'school', 'college', 'collegename', 'university', 'universityname', 'institution', 'team', 'teamname', 'program', 'name'],
    coach_name: ['coach', 'coachname', 'name', 'fullname', 'coachfullname', 'staffname', 'contact', 'contactname', 'staff', 'staffmember'],
    state: ['state', 'st', 'schoolstate', 'stateabbreviation', 'stateprovince'],
    coach_title: ['title', 'position', 'positiontitle', 'titleposition', 'role', 'jobtitle', 'coachtitle', 'coachposition', 'coachingposition', 'responsibility'],
    coach_email: ['email', 'mail', 'emailaddress', 'mailaddress', 'coachemail', 'coachemailaddress', 'coachmail', 'contactemail', 'workemail', 'schoolemail', 'emails'],
    coach_phone: ['phone', 'cell', 'cellphone', 'mobile', 'mobilephone', 'phonenumber', 'cellnumber', 'telephone', 'tel', 'officephone', 'office', 'workphone', 'coachphone'],
  },
};
