// When athletes write: a season from August to July, in whole hours of the campus. The weights are assumptions about football recruiting,
// not measurements; docs/scaling.md names what follows from them.

/** The same numbers for the same seed. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const DAY_MS = 24 * 3_600_000;
const START = Date.UTC(2025, 7, 3);
const DAYS = 52 * 7;

/** A Sunday night is when games are over and film is cut. Sunday first. */
const WEEKDAYS = [3, 1.2, 1.1, 1, 0.9, 0.4, 0.7];

/** Weeks with more than usual, counted from the first Sunday in August. */
const WEEKS = new Map([
  // First week of September: coaches may write to juniors, the first film of the season is there.
  [4, 2],
  // The two weeks before the early signing day in December, and before the one in February.
  [16, 3],
  [17, 3.5],
  [25, 3],
  [26, 3],
  // Spring evaluations, camps in June.
  [37, 1.8],
  [38, 1.8],
  [43, 1.6],
  [44, 1.6],
  // Nobody writes at the end of the year.
  [20, 0.2],
  [21, 0.3],
]);

const HOURS = [0.2, 0.1, 0, 0, 0, 0, 0.2, 0.5, 0.6, 0.6, 0.6, 0.8, 0.8, 0.6, 0.6, 1, 1.2, 1.2, 1.6, 2.4, 3, 2.8, 1.8, 0.8];

const weightOf = (day, hour) => (WEEKS.get(Math.floor(day / 7)) ?? 1) * WEEKDAYS[day % 7] * HOURS[hour];

/** The weight of every hour of the season, added up one after another. */
function addedUp() {
  const sums = [];
  let sum = 0;
  for (let day = 0; day < DAYS; day += 1) for (let hour = 0; hour < 24; hour += 1) sums.push((sum += weightOf(day, hour)));
  return sums;
}

const SUMS = addedUp();
const ALL = SUMS.at(-1);

/** Which part of a season's emails the busiest hour has, and the busiest day. */
export function busiest() {
  const hours = SUMS.map((sum, at) => (sum - (SUMS[at - 1] ?? 0)) / ALL);
  const days = Array.from({ length: DAYS }, (_, day) => hours.slice(day * 24, day * 24 + 24).reduce((sum, one) => sum + one, 0));
  return { hour: Math.max(...hours), day: Math.max(...days) };
}

/** A moment of the season, as often as the rhythm has it. */
export function momentOf(random) {
  const wanted = random() * ALL;
  let [low, high] = [0, SUMS.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (SUMS[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return START + low * 3_600_000 + Math.floor(random() * 3_600_000);
}

export const SEASON = { start: START, end: START + DAYS * DAY_MS };
