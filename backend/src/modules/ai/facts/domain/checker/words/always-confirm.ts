import { quick, QuickRules } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';
import type { KnownAthlete } from '../known-athlete.js';
import { measuresNamed } from '../measured/measure-names.js';
import type { Sentence } from '../sentence.js';
import { ALL_CLAIMS } from './claim-patterns.js';
import { CLAIMS_OF_PLAY } from './claims-of-play.js';
import { UNRECORDED } from './unrecorded-claims.js';
import { isWithin, ofKin, stillToCome, type Stretch } from '../whose-number.js';

const CLAIMS = new QuickRules(
  ALL_CLAIMS.map(([what, pattern]) => ({ what, pattern: quick(pattern) })),
  ({ pattern }) => pattern,
);

const ASKS = /\?["')]?\s*$/;
/** "Would I have to enroll early?" */
const ASKED = /^["'(]?(?:would|could|can|should|may|will|when|what|how|where|which)\b[^,;]*$/;
const FIRST_PERSON = /\b(?:i am|i'm|i have|i've|i was|i won|i hold|my)\b/;
const OF_READER = quick(
  /\b(?:congrat\w*|your (?:win|season|team|program|offer|record|title|championship|conference|playoffs?|bowl|victory|streak|comeback)|you (?:won|beat|went|offer))\b/,
);

/** Beside a word about the reader's team: "I have two offers, but your program is my favorite". */
const CLAIMS_OF_SELF = quick(/\b(?:i have|i've|i hold|i got|i was|i am|i'm|i won|i earned|i received|my)\b/);

function onlyAsks(low: string): boolean {
  return low.includes('?') && ASKS.test(low) && (ASKED.test(low.trim()) || !FIRST_PERSON.test(low));
}

/** What is claimed in a sentence and is in no record. A question or a word about the reader's own team claims nothing. */
export function alwaysConfirm({ low }: Sentence, athlete: KnownAthlete): Finding[] {
  if (onlyAsks(low)) return [];
  const ofReader = OF_READER.exec(low);
  if (ofReader && !CLAIMS_OF_SELF.test(low)) return [];
  const claimed = [...claimedIn(low), ...recordOf(low, athlete.highSchool)];
  if (claimed.length === 0) return [];
  const [goals, kin] = [stillToCome(low), ofKin(low)];
  const place = athlete.fortyYardDash?.place?.toLowerCase() ?? '';
  return claimed
    .filter(({ what, index }) => what !== 'a measure' || /\d/.test(clauseAt(low, index)))
    .filter(({ what, found, index }) => what !== 'a measure' || !isKnownMeasure(low, { start: index, end: index + found.length }, athlete))
    .filter(({ index }) => !ofReader || clauseOf(low, index) !== clauseOf(low, ofReader.index))
    .filter(({ index, isOfKin }) => isOfKin === true || !isWithin(kin, index))
    .filter(({ what, found, index }) => !place.includes(found) && !isGoal(low, index, goals) && !isDenied(what, low, index, found.length))
    .map(({ what, found, index }) =>
      finding(index, index + found.length, `This claims ${what}, which your profile cannot show. Make sure that it is right.`),
    );
}

/** Its numbers are held against the profile. */
function isKnownMeasure(low: string, claim: Stretch, athlete: KnownAthlete): boolean {
  return measuresNamed(low).some(({ name, start, end }) => claim.start < end && start < claim.end && Boolean(athlete[name]));
}

interface Claimed {
  what: string;
  found: string;
  index: number;
  isOfKin?: boolean;
}

const KIND_OF_SCHOOL = / (?:senior |sr\.? )?(?:high(?: school)?|hs|school|prep|academy)$/;
const RECORD =
  /^(?:'s)? (?:football |high |team |hs )*(?:is|are|was|were|went|has gone|started|finished|sits|stands)(?: [a-z]+)? \d{1,2}-\d{1,2}\b/;

const WON =
  /^ (?:football |high(?: school)? |hs )*(?:has |had |have |just |also )*(?:won|beat|defeated|swept|clinched|captured|claimed|advanced|qualified|reached (?:the|our|its)|lost (?:to|by|only|just|\d)|made (?:the|it to the) (?:playoffs|finals?|state)|took (?:the|its|home)|(?:is|are|was|were|went|finished|stands|remains) (?:undefeated|unbeaten|winless)|finished (?:first|second|third))\b/;

const lastName = { of: '', plain: '' };

/** Every sentence of a text asks for the name of the same school. */
function nameWithoutKind(highSchool: string): string {
  if (lastName.of !== highSchool) Object.assign(lastName, { of: highSchool, plain: highSchool.toLowerCase().replace(KIND_OF_SCHOOL, '') });
  return lastName.plain;
}

/** "Cedar Bluff is 5-1", "Cedar Bluff beat its rival" */
function recordOf(low: string, highSchool: string | null): Claimed[] {
  const name = nameWithoutKind(highSchool ?? '');
  const index = name === '' ? -1 : low.indexOf(name);
  const after = index < 0 ? '' : low.slice(index + name.length);
  const found = (RECORD.exec(after) ?? WON.exec(after))?.[0];
  return found === undefined ? [] : [{ what: 'a result', found: name + found, index }];
}

const OF_CLAUSES = new QuickRules([...UNRECORDED, ...CLAIMS_OF_PLAY], ({ pattern }) => pattern);

function claimedIn(low: string): Claimed[] {
  const claimed: Claimed[] = [];
  for (const { what, pattern } of CLAIMS.maybeIn(low))
    for (const { 0: found, index } of pattern.matchesIn(low)) claimed.push({ what, found, index });
  for (const { what, pattern, needs, isOfKin = false } of OF_CLAUSES.maybeIn(low))
    for (const { 0: found, index } of pattern.matchesIn(low))
      if (needs?.test(clauseAt(low, index)) ?? true) claimed.push({ what, found, index, isOfKin });
  return claimed;
}

/** Where its clause begins. */
function clauseOf(low: string, index: number): number {
  const before = low.slice(0, index);
  return Math.max(...[',', ';', ' and ', ' but ', ' because '].map((mark) => before.lastIndexOf(mark)));
}

/** Between two commas: a measure without a number claims none. */
function clauseAt(low: string, index: number): string {
  const from = Math.max(low.lastIndexOf(',', index), low.lastIndexOf(';', index));
  const end = low.slice(index).search(/[,;]/);
  const my = low.lastIndexOf(' and my ', index);
  return low.slice(Math.max(from + 1, my), end < 0 ? low.length : index + end);
}

/** "I want to earn an offer", but not "to choose among my offers". */
function isGoal(low: string, index: number, goals: readonly Stretch[]): boolean {
  const before = low.slice(Math.max(0, index - 40), index);
  return isWithin(goals, index) && !/\b(?:my|these|those|\d{1,4}) (?:\w{1,20} )?$/.test(before);
}

/** What cannot be denied: "never lost" claims as much as "won". */
const NEVER_DENIED = new Set([
  'what others did',
  'a result',
  'a comparison',
  'playing time',
  'what others did against you',
  'a situation of the game',
]);
const DENIED =
  /(?:\b(?:no (?:1|one)(?! else\b)|nobody(?! else\b)|none|not|no|never|without|zero|0|yet to|nor|neither)\b|n't\b)(?! (?:just|only|merely|1|one|\d))(?: [a-z'-]+){0,8} $/;
/** "I'm not the fastest" claims no comparison, "I'm not only the fastest" does. */
const NOT_THE =
  /\b(?:i(?:'m| am| was|'ve been| may| might| can)? (?:not|never)|i (?:wasn't|ain't|don't|didn't|won't|haven't been))(?: (?:be|been|always|even|ever|yet|claim|pretend|say|think|to|i'm|i am|exactly|necessarily|the type of|1 of)){0,4} (?:the )?$/;
const HOPED = /\b(?:waiting (?:on|for)|hoping for|looking for|chasing|working (?:for|toward)|dream(?:ing)? of)(?: [a-z'-]+){0,4} $/;
/** "I have not been ranked lower than fifth" claims a rank. */
const LIMITED = /\b(?:than|below|under|until|except|but (?:i|my|we))\b/;

/** "I don't have any offers yet" */
function isDenied(what: string, low: string, index: number, length: number): boolean {
  const [before, behind] = [low.slice(0, index), low.slice(index + length)];
  if (what === 'a comparison' && NOT_THE.test(before)) return true;
  if (NEVER_DENIED.has(what)) return false;
  if (HOPED.test(before)) return true;
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(' but ')) + 1);
  return DENIED.test(clause) && !LIMITED.test(behind.split(/[,;]/)[0] ?? '');
}

function finding(start: number, end: number, reason: string): Finding {
  return { start, end, reason, severity: 'confirm' };
}
