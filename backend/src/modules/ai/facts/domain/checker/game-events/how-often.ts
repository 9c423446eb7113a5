import { quick, QuickRules } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { KnownGame } from '../known-athlete.js';
import { boundOf, holds } from '../numbers/holds.js';
import type { Stretch } from '../whose-number.js';

/** In how many games, or in which, a sentence says that something was so. */
export interface HowOften extends Stretch {
  /** By one mark for each of the games in question, in their order. */
  holds: (marks: readonly boolean[]) => boolean;
  /** The only ones that are in question; null: all. */
  of: readonly KnownGame[] | null;
  /** A number of times, which may count what happened, too. */
  times: number | null;
  /** Characters behind its first words that belong to it. */
  more?: number;
}

/** What the sentence names. */
export interface Named {
  /** Games by their opponents, in the order of the season. */
  opponents: readonly KnownGame[];
  /** Games by a stretch of the season; empty where there is none. */
  span: readonly KnownGame[];
  all: readonly KnownGame[];
}

const GAME = '(?:games?|weeks?|nights?|fridays?|outings?|contests?|starts?)';
const TEAM = '(?:teams?|opponents?|defenses?|offenses?|schools?|secondar(?:y|ies)|quarterbacks?|qbs?|passers?|clubs?|squads?)';
const FACED = String.raw`(?: (?:that )?(?:we|i|we've|i've)(?: have)? (?:played|play|faced|seen|saw|lined up against|went up against|met)(?: this (?:year|season|fall))?| on (?:our|my|the) schedule)?`;
const count = (marks: readonly boolean[]) => marks.filter(Boolean).length;

type Reader = (match: RegExpExecArray, low: string, named: Named) => Omit<HowOften, 'start' | 'end'> | null;
const NONE_OF: Reader = (_, __, { span }) => ({ holds: (marks) => count(marks) === 0, of: span.length > 0 ? span : null, times: null });

const EXCEPT = /^,? (?:but|except(?: for)?|besides|save|other than|apart from)(?: (?:for|against|the|in))* (?:(\d)\b|[a-z])/;
const EXCEPT_AHEAD = /^(?:except|but|save|apart|aside|other than)(?: (?:for|from|against|in|the))* [a-z]/;

function everyGame({ 0: found, index }: RegExpExecArray, low: string, named: Named): ReturnType<Reader> {
  const but = EXCEPT.exec(low.slice(index + found.length));
  const isBut = but !== null || EXCEPT_AHEAD.test(low);
  if (but?.[1] !== undefined)
    return { holds: (marks) => count(marks) === marks.length - Number(but[1]), of: null, times: null, more: but[0].length };
  if (isBut) {
    if (named.opponents.length === 0) return null;
    return { holds: (marks) => named.all.every((game, at) => marks[at] !== named.opponents.includes(game)), of: null, times: null };
  }
  if (named.opponents.length > 0 && named.span.length === 0) return null;
  return { holds: (marks) => marks.every(Boolean), of: named.span.length > 0 ? named.span : null, times: null };
}

/** "in 3 straight games", "to open the season" */
function streak(many: number, low: string): ReturnType<Reader> {
  if (many < 2) return null;
  const isFirst = /\bto (?:open|start|begin|kick off)\b|\b(?:opened|started|began)\b/.test(low);
  const isLast = /\bto (?:end|finish|close)\b/.test(low);
  return {
    holds: (marks) => {
      const runs = marks.map((_, at) => marks.slice(at, at + many)).filter((run) => run.length === many && run.every(Boolean));
      if (isFirst) return marks.slice(0, many).every(Boolean);
      return isLast ? marks.slice(-many).every(Boolean) : runs.length > 0;
    },
    of: null,
    times: null,
  };
}

function onlyNamed({ 0: found }: RegExpExecArray, low: string, { opponents, all }: Named): ReturnType<Reader> {
  const stated = /\b(\d{1,2})\b/.exec(found)?.[1];
  if (opponents.length === 0 || opponents.length === all.length || /\bnot the only\b|n't the only\b/.test(low)) return null;
  if (stated !== undefined && Number(stated) !== opponents.length) return null;
  return { holds: (marks) => all.every((game, at) => marks[at] === opponents.includes(game)), of: null, times: null };
}

/** "5 of them came in 2 games": the share has readers of its own. */
const CAME =
  /\b(?:came|come|were|was|happened|happen|half|all|most|scored|had|made)(?: all| both)?(?: in| on| against)?(?: just| only)?(?: in| on| against)? ?$/;
const ONLY_BEFORE = /\b(?:only|just|exactly)\b/;

function counted(
  stated: string,
  { before, found }: { before: string; found: string },
  { all, opponents, span }: Named,
): ReturnType<Reader> {
  if (opponents.length > 0 && opponents.length !== Number(stated)) return null;
  if (
    Number(stated) >= all.length ||
    Number(stated) === span.length ||
    CAME.test(before) ||
    (stated === '1' && !ONLY_BEFORE.test(`${before}${found}`))
  )
    return null;
  const isList = opponents.length > 0;
  const bound = boundOf({ before, after: '' });
  return {
    holds: (marks) =>
      holds(count(marks), stated, bound) && (!isList || all.every((game, at) => !opponents.includes(game) || marks[at] === true)),
    of: span.length > 0 && !isList ? span : null,
    times: null,
  };
}

/** "the first time I went over a hundred was Lockwood" */
function onceAtEnd({ 0: found }: RegExpExecArray, _: string, { opponents: [game, other], all }: Named): ReturnType<Reader> {
  if (!game || other) return null;
  const isFirst = found.includes('first');
  return { holds: (marks) => all[isFirst ? marks.indexOf(true) : marks.lastIndexOf(true)] === game, of: null, times: null };
}

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [new RegExp(String.raw`\bthere (?:hasn't|has not|wasn't|was not|isn't|is not|has never|was never|was no|has been no|is no)(?: been)? (?:(?:an?|1|any)(?: single)? )?${GAME}\b[^.,;]{0,24}?\b(?:where|when|that|in which)\b|\bnot (?:an?|1)(?: single)? ${GAME} (?:went|goes|has gone) by (?:where|when|that)\b`), NONE_OF],
  [new RegExp(String.raw`\b(?:in |against )?(?:(more than|over|less than|under|at least) |exactly |only |just )?half (?:of )?(?:my|our|the) (?:\d{1,2} )?(?:games|opponents)\b`), ({ 1: bound = '' }) => ({ holds: (marks) => holds(count(marks), String(marks.length / 2), boundOf({ before: bound, after: '' })), of: null, times: null })],
  [new RegExp(String.raw`\b(?:in |against )?all but (?:(\d)|an?)(?: of (?:my|our|the))?(?: ${GAME}| ${TEAM})?\b`), ({ 1: but = '1' }, _, { opponents }) => (opponents.length > 1 ? null : { holds: (marks) => count(marks) === marks.length - Number(but), of: null, times: null })],
  [new RegExp(String.raw`\b(?:nobody|no (?:1|one)|no (?:other |opposing )?${TEAM}|none of (?:my|our|the) (?:\d{1,2} )?(?:opponents|teams)|not (?:1|a single) (?:opposing )?${TEAM})\b${FACED}`), (match, low, named) => (named.opponents.length > 0 ? null : NONE_OF(match, low, named))],
  [/\b(?:the )?(?:first|last) time (?:(?:this (?:season|year|fall) )?(?:that )?(?=i\b|i've\b))/, onceAtEnd],
  [/\bneither\b/, (_, low, { opponents }) => (opponents.length > 1 && /\bnor\b/.test(low) ? { holds: (marks) => count(marks) === 0, of: opponents, times: null } : null)],
  [/\b(?:both|each)\b(?! (?:game|week|night|team|opponent|outing|of (?:my|our|the)))/, (_, __, { opponents }) => (opponents.length > 1 ? { holds: (marks) => marks.every(Boolean), of: opponents, times: null } : null)],
  [new RegExp(String.raw`\b(?:each|every 1|every|all) of (?:my|our|the) (?:last|first|final|opening|past) \d{1,2} ${GAME}\b`), (_, __, { span }) => (span.length > 0 ? { holds: (marks) => marks.every(Boolean), of: span, times: null } : null)],
  [new RegExp(String.raw`(?:\b(?:in|for|over))?(?<!\b(?:last|past|first|final|\d)) (\d) (?:straight|consecutive|successive) ${GAME}\b|^(\d) (?:straight|consecutive) ${GAME}\b`), (match, low) => streak(Number(match[1] ?? match[2]), low)],
  [new RegExp(String.raw`\b(\d) (?:${GAME} )?in a row\b`), (match, low) => streak(Number(match[1]), low)],
  [new RegExp(String.raw`\bback[- ]to[- ]back ${GAME}\b`), (_, low) => streak(2, low)],
  [new RegExp(String.raw`\b(?:was|were|is|are) the (?:only|lone|sole|1|one)(?: \d)? (?:other )?(?:${TEAM}|${GAME}|ones?)\b|\band (?:nowhere|no 1|nobody) else\b|^only(?= (?:against )?[a-z])|(?<=[,;] |\bbut |\band )only(?= (?:against )?[a-z])`), onlyNamed],
  [new RegExp(String.raw`\b(?:in |against |by |to )?(?:every|each)(?: single| 1)? (?:of (?:my|our|the) )?(?:${TEAM}|${GAME}|time out)\b(?! of the\b)${FACED}|\b(?:by |against |to )?every(?:body|1|one)\b(?! (?:who|else|can|should|in my|on my))${FACED}|\b(?:in |against )?all (?:of )?(?:(?:my|our|the) )?(?:\d{1,2} )?(?:of (?:my|our) )?(?:games|opponents|teams)\b${FACED}`), everyGame],
  [new RegExp(String.raw`\b(\d{1,2}) (?:out )?of (?:(?:my|our|the) )?(\d{1,2})(?: (?:games|opponents|teams|weeks))?\b(?! (?:passes|throws|attempts|kicks|field|carries|catches|tackles|for|yards|in))`), ({ 0: found, 1: some = '', 2: of, index }, low, named) => (Number(of) === named.all.length ? counted(some, { before: low.slice(0, index), found }, named) : null)],
  [new RegExp(String.raw`\b(?:(?:in|against|by|to) )?(?<!\b(?:from|to|last|past|first|final|opening|my|those|these|all|over|through|of|next|after|than|under) )(?:exactly |only |just )?(\d{1,2}) (?:different |separate |other |opposing ){0,2}(?:${TEAM}|${GAME})\b(?! (?:of|left|played|this year|total|to go|into|remaining))`), ({ 0: found, 1: some = '', index }, low, named) => counted(some, { before: low.slice(0, index), found }, named)],
  [/(?:^|\b(?:have|i've|has|this (?:season|year|fall)|only|just|exactly) )(\d)(?: times)?(?= (?:this (?:season|year|fall),? )?i\b|(?: all| this) (?:year|season|fall),? i\b| did i\b| have i\b)|\b(\d{1,2}) times(?=[.,;!?]|$| this (?:year|season|fall)| in \d)/, ({ 1: one, 2: other }, _, { span, opponents }) => (opponents.length > 0 ? null : { holds: (marks) => count(marks) === Number(one ?? other), of: span.length > 0 ? span : null, times: Number(one ?? other) })],
]; // prettier-ignore

const QUICK = new QuickRules(
  READERS.map(([pattern, read]) => ({ pattern: quick(pattern), read })),
  ({ pattern }) => pattern,
);

/** The first words of a sentence that count its games; null where none do. */
export function howOften(low: string, named: () => Named): HowOften | null {
  for (const { pattern, read } of QUICK.maybeIn(low)) {
    const match = pattern.exec(low);
    const often = match && read(match, low, named());
    if (match && often) return { ...often, start: match.index, end: match.index + match[0].length + (often.more ?? 0) };
  }
  return null;
}
