import { gpaText } from '../../../../shared-kernel/gpa-text.js';
import { GPA_SCALES, gpaOnScale } from './gpa-scales.js';
import { LEVELS } from './levels.js';
import type { ProfileField } from './profile-field.js';
import { PROFILE_LIMITS } from './profile-limits.js';
import { readCoreGpa, readGpa } from './readers/read-gpa.js';
import { readGpaScale } from './readers/read-gpa-scale.js';
import { readLevel } from './readers/read-level.js';
import { readText } from './readers/read-text.js';
import { readWholeNumber } from './readers/read-whole-number.js';

const readLine = readText(PROFILE_LIMITS.line);
const GPA = { min: 0, max: 100 };
const CORE_GPA = { min: 0, max: 4 };
const SAT = { min: 400, max: 1600 };
const ACT = { min: 1, max: 36 };

/** Grades and high school. */
export const SCHOOL_FIELDS = {
  gpa: {
    type: 'decimal',
    column: 'gpa',
    read: readGpa,
    example: 3.7,
    limits: GPA,
    about: { request: 'Up to 4.0, or up to the top of `gpaScale`' },
    form: { label: 'GPA', input: 'decimal', hint: 'Unweighted up to 4.0, or choose its scale' },
    share: {
      group: 'academics',
      label: 'GPA',
      preticked: true,
      place: 'tile',
      write: (gpa, { gpaScale }) => gpaOnScale(gpa, gpaScale),
    },
    placeholder: { name: 'student_gpa', write: (gpa, { gpaScale }) => gpaOnScale(gpa, gpaScale) },
  },
  gpaScale: {
    type: 'text',
    column: 'gpa_scale',
    read: readGpaScale,
    example: '5.0 weighted',
    choices: GPA_SCALES,
    about: { request: 'The scale of `gpa`; null is taken for 4.0 unweighted. A GPA of another scale is compared with nothing' },
    form: { label: 'GPA Scale', input: 'choice' },
    share: null,
    placeholder: null,
  },
  coreGpa: {
    type: 'decimal',
    column: 'core_gpa',
    read: readCoreGpa,
    example: 3.55,
    limits: CORE_GPA,
    about: { request: "The GPA of the NCAA's core courses", answer: "Of the NCAA's core courses" },
    form: {
      label: 'Core GPA',
      input: 'decimal',
      hint: 'The GPA of your NCAA core courses, which is not your school GPA. Leave it blank if you do not know it.',
    },
    share: { group: 'academics', label: 'Core GPA', preticked: true, place: 'tile', write: gpaText },
    placeholder: null,
  },
  satScore: {
    type: 'whole',
    column: 'sat_score',
    read: readWholeNumber('an SAT score', SAT.min, SAT.max),
    example: 1280,
    limits: SAT,
    form: { label: 'SAT Score', input: 'whole' },
    share: { group: 'academics', label: 'SAT score', preticked: true, place: 'tile', caption: 'SAT' },
    placeholder: null,
  },
  actScore: {
    type: 'whole',
    column: 'act_score',
    read: readWholeNumber('an ACT score', ACT.min, ACT.max),
    example: 27,
    limits: ACT,
    form: { label: 'ACT Score', input: 'whole' },
    share: { group: 'academics', label: 'ACT score', preticked: true, place: 'tile', caption: 'ACT' },
    placeholder: null,
  },
  intendedMajor: {
    type: 'text',
    column: 'intended_major',
    read: readText(PROFILE_LIMITS.major),
    example: 'Civil Engineering',
    maxLength: PROFILE_LIMITS.major,
    about: { request: 'What the athlete wants to study' },
    form: { label: 'Intended Major', input: 'text', hint: 'What you want to study. First emails say it as your own wish.' },
    share: { group: 'academics', label: 'Intended major', preticked: false, place: 'detail' },
    placeholder: null,
  },
  highSchool: {
    type: 'text',
    column: 'high_school',
    read: readLine,
    example: 'Westlake High School',
    maxLength: PROFILE_LIMITS.line,
    form: { label: 'High School', input: 'text' },
    share: { group: 'football', label: 'High school', preticked: true, place: 'detail' },
    placeholder: { name: 'student_high_school' },
  },
  level: {
    type: 'text',
    column: 'level',
    read: readLevel,
    example: 'Varsity',
    choices: LEVELS,
    about: { request: 'The team that the athlete plays in' },
    form: { label: 'Level', input: 'choice' },
    share: { group: 'football', label: 'Level', preticked: true, place: 'detail' },
    placeholder: null,
  },
  highSchoolHeadCoach: {
    type: 'text',
    column: 'high_school_head_coach',
    read: readLine,
    example: 'Jordan Field',
    maxLength: PROFILE_LIMITS.line,
    form: { label: 'High School Head Coach', input: 'text' },
    share: { group: 'football', label: 'High school head coach', preticked: false, place: 'detail', caption: 'Head coach' },
    placeholder: null,
  },
  highSchoolPositionCoach: {
    type: 'text',
    column: 'high_school_position_coach',
    read: readLine,
    example: 'Sam Route',
    maxLength: PROFILE_LIMITS.line,
    form: { label: 'High School Position Coach', input: 'text' },
    share: { group: 'football', label: 'High school position coach', preticked: false, place: 'detail', caption: 'Position coach' },
    placeholder: null,
  },
} as const satisfies Record<string, ProfileField>;
