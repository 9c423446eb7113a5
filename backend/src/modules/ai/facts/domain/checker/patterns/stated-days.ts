import type { Finding } from '../claim-flag.js';
import type { KnownAthlete } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const DAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

const error = (reason: string) => ({ severity: 'error', reason }) as const;
const confirm = (reason: string) => ({ severity: 'confirm', reason }) as const;

/** "Friday, September 18" */
export const DAY_NAMED = new RegExp(
  String.raw`(?:\b(${DAYS.join('|')}),? (?:the )?)?\b${MONTH} (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (20\d\d))?`,
  'g',
);

export function dayNamed([found, day, month = '', date, year]: RegExpExecArray, scope: NumberScope, low: string) {
  if (Number(date) > 31) return 'not this';
  return dated(scope, low, { day, month: MONTHS.indexOf(month.slice(0, 3)) + 1, date: Number(date), year, found });
}

/** "9/18", and no score or share of kicks */
export const DAY_SLASHED =
  /(?<![\d/.-])(?<!\b(?:perfect|went|was|am|i'm|a) )(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d\d))?(?![\d/]|,? (?:for )?\d{1,3} (?:passing )?(?:yards|yds)\b| (?:(?:on|from|in|for) )?(?:field goals?|fgs?|extra points?|pats?|xps?|kicks|passing|passes))/g;

export function daySlashed([found, month, date, year]: RegExpExecArray, scope: NumberScope, low: string) {
  if (Number(month) > 12) return 'not this';
  return dated(scope, low, { day: undefined, month: Number(month), date: Number(date), year: year && `20${year}`, found });
}

interface StatedDay {
  found: string;
  day: string | undefined;
  month: number;
  date: number;
  year: string | undefined;
}

const PAST_PLAY =
  /\b(?:threw|passed|ran|rushed|caught|completed|scored|went|had|played|recorded|averaged|yards|touchdowns?|tds?|against)\b/;

/** A weekday has to be that of the day; a day on which something was done in a game has to be the day of that game. */
function dated(scope: NumberScope, low: string, stated: StatedDay) {
  const isPastPlay = PAST_PLAY.test(low) || scope.games.length > 0;
  const day = meantDay(scope.athlete, stated, isPastPlay);
  const name = weekday(day);
  if (stated.day !== undefined && name !== stated.day)
    return error(`This day is a ${(name ?? 'day of another name').replace(/^[a-z]/, (first) => first.toUpperCase())}.`);
  const timed = timedOn(day, scope.athlete, low);
  if (timed !== undefined) return timed;
  return day < scope.athlete.today && isPastPlay && !isEdge(low, stated.found) ? playedOn(day, scope) : null;
}

const FROM = /\b(?:from|between) (?:\w+, )?$/;
const TO = /\b(?:from|between) [^;!?]{3,30} (?:to|and|through|thru|until|till) (?:\w+, )?$/;

/** "from September 1 through September 30": no game has to be on the first or the last day. */
function isEdge(low: string, found: string): boolean {
  const at = low.indexOf(found);
  const [before, behind] = [low.slice(Math.max(0, at - 50), at), low.slice(at + found.length)];
  return TO.test(before) || (FROM.test(before) && /^,? (?:to|and|through|thru|until|till) /.test(behind));
}

/** Checks the day on which the dash was timed, when a sentence mentions it. */
function timedOn(day: string, { fortyYardDash }: KnownAthlete, low: string): Pick<Finding, 'reason' | 'severity'> | null | undefined {
  if (!fortyYardDash?.date || !(/\b40\b|\bdash\b|\bcombine\b/.test(low) || low.includes(String(fortyYardDash.value)))) return undefined;
  return fortyYardDash.date === day ? null : error(`Your profile says that it was timed on ${fortyYardDash.date}.`);
}

function playedOn(day: string, { athlete, games }: NumberScope) {
  const played = games.length > 0 ? games : athlete.games;
  if (played.some((game) => game.date === day)) return null;
  return games.length > 0
    ? error(`You recorded this game on ${games.map((game) => game.date).join(', ')}.`)
    : confirm('No game of this day is recorded.');
}

/**
 * Without a year it is the one of this year. Where the weekday of that is another and it is over, it is the one of the next, unless the
 * sentence tells of a game, or one was played on the day of this year.
 */
function meantDay({ today, games }: KnownAthlete, { day, month, date, year }: StatedDay, isPastPlay: boolean): string {
  const of = (one: number) => `${one}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  if (year) return of(Number(year));
  const now = Number(today.slice(0, 4));
  const isPlayed = games.some((game) => game.date === of(now));
  const isOver = of(now) < today && day !== undefined && weekday(of(now)) !== day && !(isPastPlay && isPlayed);
  return of(isOver ? now + 1 : now);
}

const weekday = (date: string) => DAYS[new Date(`${date}T12:00:00Z`).getUTCDay()];
