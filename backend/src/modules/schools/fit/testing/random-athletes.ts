import { POSITIONS } from '../../../profile/fields/index.js';
import { type FitAthlete, NO_EVIDENCE } from '../domain/fit-athlete.js';
import type { FitRoster } from '../domain/fit-school.js';
import { FIT_POSITIONS } from '../domain/rosters/fit-positions.js';

/** 0 to 1, without 1. */
export type Random = () => number;

const whole = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));
const maybe = <T>(random: Random, value: T): T | null => (random() < 0.2 ? null : value);
const oneOf = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

const someSchool = (random: Random) => (random() < 0.1 ? [whole(random, 1, 800)] : []);

/** An invented athlete: each fact is missing one time in five; one in four is one whom a school may call likely. */
export function randomAthlete(random: Random): FitAthlete {
  const home = maybe(random, { latitude: 25 + random() * 24, longitude: -123 + random() * 55 });
  const hasFilm = random() < 0.5;
  const athlete: FitAthlete = {
    position: maybe(random, oneOf(random, POSITIONS)),
    graduationYear: maybe(random, whole(random, 2024, 2033)),
    heightInches: maybe(random, whole(random, 56, 88)),
    weight: maybe(random, whole(random, 100, 440)),
    gpa: maybe(random, whole(random, 0, 400) / 100),
    otherGpa: null,
    coreGpa: random() < 0.6 ? null : whole(random, 100, 400) / 100,
    satScore: maybe(random, 10 * whole(random, 40, 160)),
    actScore: maybe(random, whole(random, 1, 36)),
    ...{ city: home && 'Town', state: home && 'OH', home, games: null },
    evidence: { ...NO_EVIDENCE, hasFilm, offers: someSchool(random), visits: someSchool(random) },
  };
  return random() < 0.25 ? { ...athlete, ...strongFacts(random) } : athlete;
}

/** Grades and size that few have, near many schools. */
function strongFacts(random: Random): Partial<FitAthlete> {
  return {
    position: oneOf(random, ['QB', 'TE']),
    graduationYear: whole(random, 2027, 2029),
    ...{ heightInches: whole(random, 76, 78), weight: whole(random, 215, 260) },
    ...{ gpa: whole(random, 380, 400) / 100, coreGpa: whole(random, 350, 400) / 100, satScore: 10 * whole(random, 145, 160) },
    ...{ city: 'Town', state: 'OH', home: { latitude: 38 + 4 * random(), longitude: -85 + 8 * random() } },
  };
}

/** No roster, or one of any size and age. */
export function randomRoster(random: Random): FitRoster | null {
  if (random() < 0.3) return null;
  const season = whole(random, 2022, 2026);
  const most = oneOf(random, [0, 1, 4, 12]);
  const counts = FIT_POSITIONS.flatMap((position) =>
    [0, 1, 2, 3, 4].map((later) => ({ position, classYear: String(season + later), players: whole(random, 0, most) })),
  );
  return { season, counts: counts.filter(({ players }) => players > 0), rivals: [] };
}

/** Fields that can be removed from a profile. */
export const REMOVALS: readonly (keyof FitAthlete)[] = [
  ...(['position', 'graduationYear', 'heightInches', 'weight', 'gpa', 'satScore', 'actScore', 'home'] as const),
];

/** One small step of a fact, and the part that it belongs to. */
export const STEPS: readonly { fact: keyof FitAthlete; by: number; part: 'academic' | 'athletic' }[] = [
  { fact: 'gpa', by: 0.1, part: 'academic' },
  { fact: 'satScore', by: 20, part: 'academic' },
  { fact: 'actScore', by: 1, part: 'academic' },
  { fact: 'heightInches', by: 1, part: 'athletic' },
  { fact: 'weight', by: 5, part: 'athletic' },
];
