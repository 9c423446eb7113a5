import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';
import type { KnownGame } from '../known-athlete.js';
import { isNamedIn, type Opponent } from './opponents.js';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const DAYS_OF_WEEK = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const OPENER = quick(
  /\b(?:season|home|our|my|the) opener\b|\b(?:open(?:ed)?|start(?:ed)?|began|kick(?:ed)? off|launched) (?:(?:the|our|my|this) )?(?:season|year|fall|campaign|schedule) (?:with|against|versus|vs|by|at)\b|\bopened (?:with|against|up with|up against)\b|\b(?:first|opening) (?:game|opponent|test) of (?:the|our|my) (?:season|year|fall)\b|\bseason opening\b/,
);
const WEEK_LATER = quick(
  /\b(?:the|a|1|one) (?:week|game|friday) (after|before|following) (?:the |our |my )?(?:game |loss |win )?(?:against |versus |vs )?/,
);
const MONTH = quick(new RegExp(String.raw`\b(?:in|back in|on the 1st of|late|early|mid) (${MONTHS.join('|')})\b(?! \d)`));
/** Of another time, or of more than the one game. */
const UNSURE = quick(
  /\b(?:next (?:year|season|fall)|last (?:year|season|fall)|since|until|through|between|from|will|would|'ll|freshman|sophomore|20\d\d|not|never|home opener)\b|n't\b/,
);

/** "Back in October I put 255 on Lockwood": what a sentence says of the time of a game, and the schedule does not. */
export function opponentTimes(low: string, opponents: readonly Opponent[]): Finding[] {
  if (opponents.length < 2 || UNSURE.test(low)) return [];
  const named = opponents.filter((opponent) => isNamedIn(low, opponent));
  const found =
    named.length === 2 ? weekApart(low, named, opponents) : named.length === 1 && named[0] ? timeOf(low, named[0], opponents) : null;
  return found === null ? [] : [{ ...found, severity: 'error', reason: 'Your games have another date for this opponent.' }];
}

interface Place {
  start: number;
  end: number;
}

function timeOf(low: string, opponent: Opponent, opponents: readonly Opponent[]): Place | null {
  const first = earliest(opponents);
  const opener = OPENER.exec(low);
  if (opener && isBeside(low, opener, opponent)) return opponent.game === first ? null : placeOf(opener);
  const month = MONTH.exec(low);
  if (!month || !isBeside(low, month, opponent)) return null;
  return MONTHS[Number(opponent.game.date.slice(5, 7)) - 1] === month[1] ? null : placeOf(month);
}

/** "a week after Kettle Run … against Walnut Basin" */
function weekApart(low: string, named: readonly Opponent[], opponents: readonly Opponent[]): Place | null {
  const found = WEEK_LATER.exec(low);
  if (!found) return null;
  const rest = low.slice(found.index + found[0].length);
  const from = named.find(({ name, short }) => rest.startsWith(name) || (short !== null && rest.startsWith(short)));
  const to = named.find((one) => one !== from);
  if (!from || !to) return null;
  const days = (Date.parse(to.game.date) - Date.parse(from.game.date)) / DAY_MS;
  const isSo =
    Math.abs((found[1] === 'before' ? -days : days) - DAYS_OF_WEEK) <= 1 || isNext(from.game, to.game, opponents, found[1] === 'before');
  return isSo ? null : placeOf(found);
}

function isNext(from: KnownGame, to: KnownGame, opponents: readonly Opponent[], isBefore: boolean): boolean {
  const games = opponents.map(({ game }) => game).sort((a, b) => (a.date < b.date ? -1 : 1));
  return games.indexOf(to) - games.indexOf(from) === (isBefore ? -1 : 1);
}

function earliest(opponents: readonly Opponent[]): KnownGame | undefined {
  return opponents
    .map(({ game }) => game)
    .reduce((first, game) => (game.date < first.date ? game : first), opponents[0]?.game as KnownGame);
}

const CLAUSE = /[,;:]|\b(?:and|but|while|because)\b/;
/** A month at the beginning is that of the whole sentence. */
const LEADING = 12;

/** Whether the time and the name are in one clause. */
function isBeside(low: string, { 0: found, index }: RegExpExecArray, { name, short }: Opponent): boolean {
  const at = low.includes(name) ? low.indexOf(name) : low.indexOf(short ?? name);
  const end = at + (low.includes(name) ? name : (short ?? name)).length;
  const between = index < at ? low.slice(index + found.length, at) : low.slice(end, index);
  return !CLAUSE.test(between) || (index < LEADING && index < at && !/\b(?:and|but|while|because)\b/.test(between));
}

function placeOf({ 0: found, index }: RegExpExecArray): Place {
  return { start: index, end: index + found.length };
}
