import { NO_EVIDENCE, type FitAthlete } from '../domain/fit-athlete.js';
import type { GpaMinimum } from '../domain/gpa-gate.js';
import type { FitAcademics, FitPlayer, FitRoster, FitSchool } from '../domain/fit-school.js';

/** The athlete of docs/fit.md: invented. */
export const MARCUS: FitAthlete = {
  position: 'QB',
  graduationYear: 2027,
  heightInches: 74,
  weight: 205,
  gpa: 3.7,
  otherGpa: null,
  coreGpa: 3.6,
  satScore: 1280,
  actScore: null,
  city: 'Wadsworth',
  state: 'OH',
  home: { latitude: 41.026, longitude: -81.73 },
  games: null,
  evidence: { ...NO_EVIDENCE, hasFilm: true, gamesWithStats: 4 },
};

/** Of whom nothing is known. */
export const NOBODY: FitAthlete = {
  position: null,
  graduationYear: null,
  heightInches: null,
  weight: null,
  gpa: null,
  otherGpa: null,
  coreGpa: null,
  satScore: null,
  actScore: null,
  city: null,
  state: null,
  home: null,
  games: null,
  evidence: NO_EVIDENCE,
};

function academics(reading: [number, number], math: [number, number], act: [number, number]): FitAcademics {
  return {
    scoresYear: '2022-23',
    satReading25: reading[0],
    satReading75: reading[1],
    satMath25: math[0],
    satMath75: math[1],
    act25: act[0],
    act75: act[1],
    testPolicy: 'Considered',
    admissionRate: null,
    netPriceAverage: null,
  };
}

/** A roster of so many players of each position and class, without their names. */
export function rosterOf(season: number, groups: Record<string, Record<string, number>>): FitRoster {
  const counts = Object.entries(groups).flatMap(([position, classes]) =>
    Object.entries(classes).map(([classYear, players]) => ({ position, classYear, players })),
  );
  return { season, counts, rivals: [] };
}

/** An invented player. */
export function playerNamed(name: string, changes: Partial<FitPlayer> = {}): FitPlayer {
  return {
    name,
    position: 'QB',
    classYear: '2027',
    heightInches: 75,
    weight: 212,
    isStarter: null,
    eligibilityRemaining: 2,
    ...changes,
  };
}

const AKRON: FitSchool = {
  id: 1,
  name: 'Akron',
  division: 'D1',
  subdivision: 'FBS',
  association: 'NCAA',
  conference: 'Mid-American',
  campus: { latitude: 41.075923, longitude: -81.511167 },
  academics: academics([490, 610], [490, 620], [18, 25]),
  roster: rosterOf(2024, {
    QB: { 2026: 2, 2028: 2 },
    RB: { 2025: 1, 2026: 1, 2027: 1, 2028: 4 },
    WR: { 2026: 6, 2027: 4, 2028: 4 },
    TE: { 2026: 1, 2027: 3, 2028: 2 },
    OL: { 2025: 3, 2026: 4, 2027: 8, 2028: 5 },
    DL: { 2025: 5, 2026: 3, 2027: 2, 2028: 9 },
    LB: { 2025: 2, 2026: 2, 2028: 5 },
    DB: { 2025: 2, 2026: 11, 2027: 3, 2028: 5 },
    K: { 2025: 1, 2026: 1, 2027: 1, 2028: 1 },
    P: { 2025: 1, 2027: 1 },
  }),
};

/** The five real schools of docs/fit.md, from three divisions, with the data of their sources. */
export const SCHOOLS: readonly FitSchool[] = [
  AKRON,
  {
    id: 2,
    name: 'Ohio State',
    division: 'D1',
    subdivision: 'FBS',
    association: 'NCAA',
    conference: 'Big Ten',
    campus: { latitude: 39.999803, longitude: -83.007525 },
    academics: academics([640, 720], [670, 760], [29, 32]),
    roster: rosterOf(2024, { QB: { 2025: 2, 2026: 2, 2027: 1, 2028: 2 } }),
  },
  {
    id: 3,
    name: 'Montana State',
    division: 'D1',
    subdivision: 'FCS',
    association: 'NCAA',
    conference: 'Big Sky',
    campus: { latitude: 45.666726, longitude: -111.048812 },
    academics: academics([540, 650], [530, 640], [20, 27]),
    roster: null,
  },
  {
    id: 4,
    name: 'Slippery Rock',
    division: 'D2',
    subdivision: null,
    association: 'NCAA',
    conference: 'PSAC',
    campus: { latitude: 41.062719, longitude: -80.045965 },
    academics: academics([480, 590], [480, 570], [18, 26]),
    roster: null,
  },
  {
    id: 5,
    name: 'Amherst',
    division: 'D3',
    subdivision: null,
    association: 'NCAA',
    conference: 'NESCAC',
    campus: { latitude: 42.372459, longitude: -72.518493 },
    academics: academics([700, 760], [720, 790], [32, 35]),
    roster: null,
  },
];

/** Akron with other facts. */
export const akronWith = (changes: Partial<FitSchool>): FitSchool => ({ ...AKRON, ...changes });

/** The minimums of the rules table on 2026-11-21. */
export const MINIMUMS: readonly GpaMinimum[] = [
  {
    ...{ ruleId: 'd1-academics', division: 'D1', name: 'NCAA Division I', minimum: 2.3, asOf: '2026-11-21' },
    ...{ sourceUrl: 'https://rules.test/d1', isDoubtful: false },
  },
  {
    ...{ ruleId: 'd2-academics', division: 'D2', name: 'NCAA Division II', minimum: 2.2, asOf: '2026-11-21' },
    ...{ sourceUrl: 'https://rules.test/d2', isDoubtful: true },
  },
];
