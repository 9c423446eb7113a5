interface DemoGame {
  opponent: string;
  /** YYYY-MM-DD. */
  date: string;
  stats: Record<string, number>;
}

const DAY_MS = 24 * 3_600_000;
const SEPTEMBER = 8;
const FRIDAY = 5;

/** Completions, attempts, yards, touchdowns and interceptions; carries, yards and touchdowns of a game. */
const NIGHTS: [opponent: string, passing: number[], rushing: number[]][] = [
  ['Cedar Bluff', [17, 26, 231, 2, 1], [6, 41, 0]],
  ['Maple Fork', [21, 30, 288, 3, 0], [8, 52, 1]],
  ['North Prairie', [14, 25, 176, 1, 2], [9, 63, 1]],
  ['Stony Ridge', [22, 31, 305, 4, 0], [5, 28, 0]],
  ['Eagle Bend', [19, 28, 254, 2, 1], [7, 35, 1]],
  ['Lakeside Central', [24, 34, 331, 3, 1], [4, 19, 0]],
  ['West Hollow', [18, 24, 262, 3, 0], [10, 77, 1]],
  ['Pine Valley', [20, 29, 279, 2, 0], [6, 44, 0]],
];

/** Friday nights of the season that is played or was played last, and fewer of the one before it. */
export function demoSeason(now: Date): DemoGame[] {
  const season = now.getUTCMonth() >= SEPTEMBER ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  const today = now.toISOString().slice(0, 10);
  return [...fridays(season - 1).slice(0, 5), ...fridays(season)].filter(({ date }) => date < today);
}

function fridays(year: number): DemoGame[] {
  const first = new Date(Date.UTC(year, SEPTEMBER, 1));
  const start = first.getTime() + ((FRIDAY - first.getUTCDay() + 7) % 7) * DAY_MS;
  return NIGHTS.map(([opponent, passing, rushing], week) => ({
    opponent,
    date: new Date(start + week * 7 * DAY_MS).toISOString().slice(0, 10),
    stats: statsOf(passing, rushing),
  }));
}

function statsOf(passing: number[], rushing: number[]): Record<string, number> {
  const [completions = 0, attempts = 0, passingYards = 0, passingTouchdowns = 0, interceptions = 0] = passing;
  const [carries = 0, rushingYards = 0, rushingTouchdowns = 0] = rushing;
  return {
    completions,
    attempts,
    passingYards,
    passingTouchdowns,
    interceptions,
    carries,
    rushingYards,
    rushingTouchdowns,
  };
}
