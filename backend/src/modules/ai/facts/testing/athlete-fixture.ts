import type { AthleteRecord, SchoolRecord, SeasonRecord } from '../domain/athlete-record.js';
import type { Fact } from '../domain/fact.js';
import { factsOf } from '../domain/facts-of.js';

export const NOTHING_SAID: AthleteRecord = {
  firstName: null,
  lastName: null,
  position: null,
  graduationYear: null,
  height: null,
  weight: null,
  fortyYardDash: null,
  armLength: null,
  handSize: null,
  jerseyNumber: null,
  gpa: null,
  gpaScale: null,
  satScore: null,
  actScore: null,
  intendedMajor: null,
  highSchool: null,
  city: null,
  state: null,
  hudlProfileUrl: null,
  twitterHandle: null,
};

export const MARCUS: AthleteRecord = {
  firstName: 'Marcus',
  lastName: 'Lee',
  position: 'QB',
  graduationYear: 2027,
  height: `6'2"`,
  weight: 205,
  fortyYardDash: null,
  armLength: null,
  handSize: null,
  jerseyNumber: '12',
  gpa: 3.7,
  gpaScale: null,
  satScore: 1280,
  actScore: null,
  intendedMajor: null,
  highSchool: 'Westlake High School',
  city: 'Austin',
  state: 'TX',
  hudlProfileUrl: 'https://www.hudl.com/profile/12',
  twitterHandle: 'marcuslee12',
};

export const SEASON: SeasonRecord = {
  season: 2026,
  games: 10,
  figures: [
    { key: 'passingYards', label: 'Passing Yards', kind: 'whole', value: 2481 },
    { key: 'passingTouchdowns', label: 'Passing Touchdowns', kind: 'whole', value: 24 },
    { key: 'completionPercentage', label: 'Completion %', kind: 'percent', value: 67 },
    { key: 'rushingYards', label: 'Rushing Yards', kind: 'whole', value: -3 },
  ],
};

export const AKRON: SchoolRecord = {
  name: 'Akron',
  division: 'D1',
  subdivision: 'FBS',
  conference: 'MAC',
  city: 'Akron',
  state: 'OH',
  mascot: 'Zips',
};

/** What is known about Marcus Lee and his season. */
export const MARCUS_FACTS: Fact[] = factsOf(MARCUS, SEASON, null);
