import type { KnownAthlete } from '../domain/checker/known-athlete.js';
import type { WordScope } from '../domain/checker/words/word-scope.js';

/** The running back of fourth-sentences.ts, a junior. */
const JALEN: KnownAthlete = {
  today: '2026-11-21',
  firstName: 'Jalen',
  lastName: 'Whitfield',
  position: 'RB',
  graduationYear: 2028,
  jerseyNumber: '22',
  height: '5\'10"',
  weight: 192,
  gpa: 3.45,
  gpaScale: null,
  satScore: null,
  actScore: 27,
  intendedMajor: 'Kinesiology',
  highSchool: 'Fallen Timber High School',
  city: 'Perrysburg',
  state: 'OH',
  phone: '419-555-0163',
  email: null,
  coaches: [{ name: 'Hank Dreyer', phone: '419-555-0171', email: null }],
  fortyYardDash: { value: 4.52, timing: 'laser', date: '2026-06-20', place: 'Maumee combine' },
  armLength: null,
  handSize: { value: 9.25, timing: null },
  games: [
    ran('Maple Hollow', '2026-08-21', [18, 132, 2], [2, 21, 0]),
    ran('Stone Quarry', '2026-08-28', [22, 165, 3], [1, 8, 0]),
    ran('Lakeview Prep', '2026-09-04', [15, 64, 0], [4, 45, 1]),
    ran('North Ferry', '2026-09-11', [25, 201, 2], [0, 0, 0]),
    ran('Deer Crossing', '2026-09-18', [20, 118, 1], [3, 30, 0]),
  ],
};

/** The linebacker of fourth-sentences.ts, a senior. */
const MASON: KnownAthlete = {
  ...JALEN,
  firstName: 'Mason',
  lastName: 'Oyelaran',
  position: 'LB',
  graduationYear: 2027,
  jerseyNumber: '54',
  height: '6\'1"',
  weight: 221,
  gpa: 3.9,
  satScore: 1350,
  actScore: null,
  intendedMajor: 'Nursing',
  highSchool: 'Harbor Point High School',
  city: 'Sandusky',
  phone: null,
  coaches: [{ name: 'Terry Boyle', phone: null, email: null }],
  fortyYardDash: { value: 4.71, timing: 'hand' },
  handSize: null,
  games: [
    tackled('Vermilion Bay', '2026-08-21', {
      tackles: 11,
      soloTackles: 7,
      assistedTackles: 4,
      tacklesForLoss: 2,
      sacks: 1.5,
      forcedFumbles: 1,
    }),
    tackled('Old Fort', '2026-08-28', { tackles: 8, soloTackles: 5, assistedTackles: 3, tacklesForLoss: 1, sacks: 0, forcedFumbles: 0 }),
    tackled('Clear Fork', '2026-09-04', { tackles: 14, soloTackles: 9, assistedTackles: 5, tacklesForLoss: 3, sacks: 2, forcedFumbles: 1 }),
    tackled('Bay Ridge', '2026-09-11', { tackles: 9, soloTackles: 6, assistedTackles: 3, tacklesForLoss: 0.5, sacks: 0, forcedFumbles: 0 }),
  ],
};

/** The receiver of fifth-sentences.ts, a junior. */
export const NIKO: KnownAthlete = {
  today: '2026-11-21',
  firstName: 'Niko',
  lastName: 'Lauvao',
  position: 'WR',
  graduationYear: 2028,
  jerseyNumber: '11',
  height: '6\'4"',
  weight: 205,
  gpa: 3.15,
  gpaScale: null,
  satScore: 1090,
  actScore: null,
  intendedMajor: 'Business Administration',
  highSchool: 'Desert Wash High School',
  city: 'Chandler',
  state: 'AZ',
  phone: '480-555-0126',
  email: null,
  coaches: [{ name: 'Sam Ibarra', phone: null, email: null }],
  fortyYardDash: { value: 4.6, timing: 'hand', date: '2026-05-09', place: null },
  armLength: { value: 33.5, timing: null },
  handSize: null,
  games: [
    {
      opponent: 'Gila Bend Prep',
      date: '2026-08-28',
      stats: { receptions: 7, receivingYards: 112, receivingTouchdowns: 1, carries: 1, rushingYards: 9, rushingTouchdowns: 0 },
    },
    {
      opponent: 'Mesa Verde',
      date: '2026-09-04',
      stats: { receptions: 3, receivingYards: 41, receivingTouchdowns: 0, carries: 2, rushingYards: 17, rushingTouchdowns: 1 },
    },
    {
      opponent: 'Agua Fria',
      date: '2026-09-11',
      stats: { receptions: 9, receivingYards: 158, receivingTouchdowns: 3, carries: 0, rushingYards: 0, rushingTouchdowns: 0 },
    },
    {
      opponent: 'Copper Canyon',
      date: '2026-09-18',
      stats: { receptions: 6, receivingYards: 89, receivingTouchdowns: 1, carries: 1, rushingYards: -2, rushingTouchdowns: 0 },
    },
  ],
};

type Three = [carriesOrReceptions: number, yards: number, touchdowns: number];

function ran(opponent: string, date: string, ground: Three, air: Three): KnownAthlete['games'][number] {
  const [carries, rushingYards, rushingTouchdowns] = ground;
  const [receptions, receivingYards, receivingTouchdowns] = air;
  return { opponent, date, stats: { carries, rushingYards, rushingTouchdowns, receptions, receivingYards, receivingTouchdowns } };
}

function tackled(opponent: string, date: string, stats: Record<string, number>): KnownAthlete['games'][number] {
  return { opponent, date, stats };
}

export const FOURTH_PEOPLE = { JALEN, MASON };

const byId = (entries: [string, number][]) => new Map(entries.map(([name, id]) => [name, new Set([id])]));

/** A text to Sam Brannock, running backs coach of Toledo (school 1), among some other schools. */
export function toledoScope(athlete: KnownAthlete): WordScope {
  return {
    athlete,
    schoolId: 1,
    right: new Set(['toledo', 'oh', 'ohio', 'sam brannock', 'brannock', 'dale moss', 'moss']),
    directory: {
      mascots: byId([
        ['rockets', 1],
        ['rocket', 1],
        ['falcons', 2],
        ['falcon', 2],
        ['bobcats', 3],
        ['bobcat', 3],
      ]),
      cities: byId([
        ['toledo', 1],
        ['bowling green', 2],
        ['athens', 3],
        ['kent', 4],
      ]),
      conferences: byId([
        ['mid-american', 1],
        ['mac', 1],
        ['big 10', 5],
        ['sun belt', 6],
      ]),
    },
  };
}
