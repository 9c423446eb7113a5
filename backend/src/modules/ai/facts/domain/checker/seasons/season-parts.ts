import { matchesOf } from '../../../../../../shared-kernel/reading/matches.js';
import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Stretch } from '../whose-number.js';
import type { SeasonWords, SeasonsMeant } from './season-words.js';

/** A part of a sentence, and of which seasons it tells. */
export interface SeasonPart extends Stretch {
  meant: SeasonsMeant | 'before';
}

/** Where a sentence may turn to another season. */
const TURNS = quick(
  /;|,? (?:but|while|whereas|although|though) |,? (?:up|down) from (?=\d)|,? compared (?:to|with) |\bthan\b|\bas many\b|\bfrom (?=\d)| to (?=\d)|,? after (?=\d)|,? then |, | and |: |\b(?:is|are|was|were) (?=(?:[a-z]+ ){0,2}?(?:[23]|double|triple|half)(?: times)? (?:last|what|my|the)\b)/g,
);
/** "up from 20": what is behind is of another season than what is before. */
const COMPARES = /(?:up|down) from/;
const IS_NOW = /\b(?:have|i've|i'm|i am|now|already|today|currently)\b| is\b| are\b/;
/** A list goes on: "3 sacks", "and 3 sacks" behind a comma. */
const GOES_ON = /^(?:and )?(?:only |just |over |about |nearly |almost |at least )?(?:\d|an? |no )/;
/** A figure, and the season right behind it: it counts what was counted before. */
const FIGURE_ALONE = /^\D{0,12}\d{1,4}(?:\.\d)?\s*$/;

interface Clause extends Stretch {
  /** What divides it from the one before. */
  turn: string;
  words: readonly SeasonWords[];
}

/** The parts of a sentence by the seasons that its words mean. Linear. */
export function seasonParts(low: string, words: readonly SeasonWords[]): SeasonPart[] {
  const clauses = clausesOf(low, joined(low, words));
  const parts: SeasonPart[] = [];
  for (const [at, clause] of clauses.entries()) {
    if (clause.words.length > 0) parts.push(...divided(low, clause));
    else parts.push({ start: clause.start, end: clause.end, meant: meantWithout(low, clauses, at, parts.at(-1)) });
  }
  return parts;
}

const JOINS = /^ (?:and|&|plus|through) $/;
const OWN_FIGURE = /^,? (?:i(?: have|'ve)?(?: had)? )?\d/;

/** "last year and this year" is both together, where no figure of the second follows. */
function joined(low: string, words: readonly SeasonWords[]): SeasonWords[] {
  const all: SeasonWords[] = [];
  for (const word of words) {
    const last = all.at(-1);
    const isJoined = last && JOINS.test(low.slice(last.end, word.start)) && !OWN_FIGURE.test(low.slice(word.end));
    if (isJoined) all[all.length - 1] = { start: last.start, end: word.end, meant: { kind: 'together', of: [last.meant, word.meant] } };
    else all.push(word);
  }
  return all;
}

function clausesOf(low: string, words: readonly SeasonWords[]): Clause[] {
  const clauses: Clause[] = [];
  let [start, turn, next] = [0, '', 0];
  const add = (end: number, then: string) => {
    const own: SeasonWords[] = [];
    for (let word = words[next]; word && word.start < end; word = words[next]) {
      own.push(word);
      next += 1;
    }
    clauses.push({ start, end, turn, words: own });
    [start, turn] = [end, then];
  };
  for (const { 0: found, index } of TURNS.matchesIn(low)) {
    const isInWords = words.some((word) => index > word.start && index < word.end);
    if (isInWords) continue;
    if (index > start) add(index, found);
    else turn = found;
  }
  add(low.length, '');
  return clauses;
}

/** Of several seasons in one clause each has what is before it, the last one the rest. */
function divided(low: string, { start, end, words }: Clause): SeasonPart[] {
  const parts: SeasonPart[] = [];
  let from = start;
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const to = next ? endBefore(low, from, word, next) : end;
    parts.push({ start: from, end: to, meant: word.meant });
    from = to;
  }
  return parts;
}

/** "last year's 23 tackles became 47 this year": behind a season that comes first its figures follow, but for the next one's. */
function endBefore(low: string, from: number, word: SeasonWords, next: SeasonWords): number {
  if (/\d/.test(low.slice(from, word.start))) return word.end;
  const figures = matchesOf(low.slice(word.end, next.start), /\d[\d.]*/g);
  const last = figures.at(-1);
  return last && figures.length > 1 ? word.end + last.index : word.end;
}

const LATEST: SeasonsMeant = { kind: 'latest' };

/** A clause without a season has that of the clause before it, or of a list that it begins. */
function meantWithout(low: string, clauses: readonly Clause[], at: number, before: SeasonPart | undefined): SeasonPart['meant'] {
  const clause = clauses[at];
  if (!clause) return LATEST;
  const text = low.slice(clause.start, clause.end);
  if (COMPARES.test(clause.turn)) return 'before';
  if (before && before.meant !== 'before' && !isBackTo(clauses, at) && !(isOver(before.meant) && IS_NOW.test(text))) return before.meant;
  return before ? LATEST : (listedAhead(low, clauses, at) ?? LATEST);
}

/** "from 20 last year to 39" */
function isBackTo(clauses: readonly Clause[], at: number): boolean {
  return clauses[at]?.turn === ' to ' && (clauses[at - 1]?.turn.startsWith('from') ?? false);
}

/** One season, and not a stretch that may last until today. */
function isOver(meant: SeasonsMeant): boolean {
  return meant.kind === 'unknown' || (meant.kind === 'years' && meant.from === meant.to);
}

/** "I had 20 tackles, 3 sacks and a pick last year" */
function listedAhead(low: string, clauses: readonly Clause[], at: number): SeasonsMeant | null {
  for (const { start, end, turn, words } of clauses.slice(at + 1)) {
    const text = low.slice(start + turn.length, end).trimStart();
    if ((turn !== ', ' && turn !== ' and ') || !GOES_ON.test(text)) return null;
    const [word] = words;
    if (word) return FIGURE_ALONE.test(low.slice(start, word.start)) ? null : word.meant;
  }
  return null;
}
