import { fieldText, gpaOnScale, MAXIMUM, MEASUREMENT_FIELDS, type MeasurementName } from '../../../profile/fields/index.js';
import { type AthleteRecord, MEASURED_FIELDS, type MeasuredRecord, type SchoolRecord, type SeasonRecord } from './athlete-record.js';
import { measureOf } from './claims/measure-of.js';
import type { Fact } from './fact.js';
import { positionName } from './position-name.js';

/** The measure of every length, because a text gives each of them in "inches". */
const INCHES = 'height';

/** All other measurements appear in a text as "inches" only. */
const MEASURES: Partial<Record<MeasurementName, readonly string[]>> = {
  fortyYardDash: ['forty', 'seconds'],
  verticalJump: ['vertical', 'jump', INCHES],
  broadJump: ['broad', 'jump', INCHES],
  wingspan: ['wingspan', INCHES],
  proShuttle: ['shuttle', 'seconds'],
  threeConeDrill: ['cone', 'seconds'],
  benchPress: ['bench', 'pounds'],
  squat: ['squat', 'pounds'],
  powerClean: ['clean', 'pounds'],
};

/** Returns the complete list of facts that a text may state. Unknown values are not in it. */
export function factsOf(athlete: AthleteRecord, season: SeasonRecord | null, school: SchoolRecord | null): Fact[] {
  return [...profileFacts(athlete), ...(season ? seasonFacts(season) : []), ...(school ? schoolFacts(school) : [])];
}

function profileFacts(athlete: AthleteRecord): Fact[] {
  const stated: [string, string, string | number | null, ...string[]][] = [
    ['firstName', 'First name', athlete.firstName],
    ['lastName', 'Last name', athlete.lastName],
    ['position', 'Position', athlete.position && `${athlete.position} (${positionName(athlete.position)})`],
    ['graduationYear', 'Class', athlete.graduationYear, 'class'],
    ['highSchool', 'High school', athlete.highSchool],
    ['city', 'City', athlete.city],
    ['state', 'State', athlete.state],
    ['height', 'Height', athlete.height, 'height'],
    ['weight', 'Weight', athlete.weight === null ? null : `${athlete.weight} lbs`, 'pounds'],
    ...MEASURED_FIELDS.map((name): [string, string, string | null, ...string[]] => {
      return [name, labelOf(name), measured(name, athlete[name]), ...(MEASURES[name] ?? [INCHES])];
    }),
    ['jerseyNumber', 'Jersey number', athlete.jerseyNumber, 'jersey'],
    ['gpa', 'GPA', athlete.gpa === null ? null : gpaOnScale(athlete.gpa, athlete.gpaScale), 'gpa'],
    ['satScore', 'SAT', athlete.satScore, 'sat'],
    ['actScore', 'ACT', athlete.actScore, 'act'],
    ['intendedMajor', 'Intended major', athlete.intendedMajor],
    ['film', 'Hudl film', athlete.hudlProfileUrl],
    ['handle', 'X handle', athlete.twitterHandle && `@${athlete.twitterHandle}`],
  ];
  return stated.flatMap(([key, label, value, ...measures]) => {
    return value === null || value === '' ? [] : [{ key, label, value: String(value), source: 'profile', measures }];
  });
}

function labelOf(name: MeasurementName): string {
  const { measure, share } = MEASUREMENT_FIELDS[name];
  return measure.unit === 'lbs' ? `${share.label} (${MAXIMUM})` : share.label;
}

/** "4.62 s (laser)", "33 1/8 in"; null when it is not filled in. */
function measured(name: MeasurementName, record: MeasuredRecord | null | undefined): string | null {
  if (!record) return null;
  return fieldText.measurement({ ...record, date: null, place: null, measuredBy: null }, MEASUREMENT_FIELDS[name].share.write);
}

function seasonFacts({ season, level = null, games, figures }: SeasonRecord): Fact[] {
  const of = (key: string, label: string, value: string, measures: string[]): Fact => {
    return { key: `season.${key}`, label, value, source: 'games', measures };
  };
  return [
    of('year', 'Season', String(season), ['season', 'games']),
    ...(level === null ? [] : [of('level', 'Level of play', level, [])]),
    of('games', `Games in ${season}`, String(games), ['games', 'season']),
    ...figures.map(({ key, label, kind, value }) => {
      const measures = label.split(/[\s()]+/).flatMap((word) => measureOf(word) ?? []);
      const percent = kind === 'percent';
      return of(key, `${label}, ${season}`, figureText(value) + (percent ? '%' : ''), percent ? [...measures, 'percent'] : measures);
    }),
  ];
}

function schoolFacts(school: SchoolRecord): Fact[] {
  const stated: [string, string, string | null][] = [
    ['name', 'School', school.name],
    ['division', 'Division', school.division === 'na' ? null : school.division],
    ['subdivision', 'Subdivision', school.subdivision],
    ['conference', 'Conference', school.conference],
    ['city', 'School’s city', school.city],
    ['state', 'School’s state', school.state],
    ['mascot', 'Mascot', school.mascot],
  ];
  return stated.flatMap(([key, label, value]) => {
    return value ? [{ key: `school.${key}`, label, value, source: 'school' as const, measures: [] }] : [];
  });
}

/** 2481 → "2,481" */
function figureText(value: number): string {
  return Number.isInteger(value) ? value.toLocaleString('en-US') : String(value);
}
