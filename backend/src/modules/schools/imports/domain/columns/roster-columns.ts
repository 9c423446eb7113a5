import type { ColumnPlan } from './column-plan.js';
import { COLUMN_WORDS, FIRST_NAMES, LAST_NAMES } from './column-words.js';

export type RosterColumn =
  | 'school_name'
  | 'state'
  | 'season'
  | 'player_name'
  | 'player_first_name'
  | 'player_last_name'
  | 'position'
  | 'class_year'
  | 'height'
  | 'weight'
  | 'starter'
  | 'eligibility';

/** The columns of a file of rosters. */
export const ROSTER_COLUMNS: ColumnPlan<RosterColumn> = {
  required: ['school_name', 'player_name', 'position'],
  optional: ['state', 'season', 'class_year', 'height', 'weight', 'starter', 'eligibility'],
  needed: 'school_name, player_name and position',
  alternatives: [
    ['school_name', 'school'],
    ['school_name', 'team'],
    ['player_name', 'player'],
    ['player_name', 'name'],
    ['school_name', 'name'],
    ['position', 'pos'],
    ['position', 'position_group'],
    ['class_year', 'class'],
    ['class_year', 'year'],
    ['class_year', 'grad_year'],
    ['height', 'ht'],
    ['height', 'height_in'],
    ['weight', 'wt'],
    ['weight', 'weight_lb'],
    ['starter', 'is_starter'],
    ['eligibility', 'eligibility_remaining'],
  ],
  nameParts: { whole: 'player_name', parts: ['player_first_name', 'player_last_name'] },
  words: [
    ['height', /\b(height|ht|hgt)\b/],
    ['weight', /\b(weight|wt|wgt)\b/],
    ['eligibility', /\b(eligibility|elig)\b/],
    ['season', /\bseason\b/],
    ['class_year', /\b(class|yr|year|grade)\b/],
    ['position', /\b(position|positions|pos)\b/],
    ['starter', /\b(starter|starts|starting)\b/],
    ['school_name', COLUMN_WORDS.school],
    ['player_name', /\b(player|athlete|name)\b/],
    ['state', COLUMN_WORDS.state],
  ],
  guesses: {
    player_first_name: FIRST_NAMES,
    player_last_name: LAST_NAMES,
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
    player_name: ['player', 'playername', 'athlete', 'name', 'fullname', 'playerfullname'],
    position: ['position', 'pos', 'positions', 'positiongroup'],
    state: ['state', 'st', 'schoolstate', 'stateabbreviation', 'stateprovince'],
    season: ['season', 'seasonyear', 'rosteryear'],
    class_year: ['class', 'classyear', 'year', 'yr', 'cl', 'academicyear', 'gradyear', 'graduationyear', 'grade'],
    height: ['height', 'ht', 'heightin', 'hgt'],
    weight: ['weight', 'wt', 'weightlb', 'weightlbs', 'lbs', 'wgt'],
    starter: ['starter', 'isstarter', 'starting'],
    eligibility: ['eligibility', 'eligibilityremaining', 'elig', 'eligibilityleft', 'yearsleft'],
  },
};
