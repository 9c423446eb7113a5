import type { Fact } from '../fact.js';
import { protectedParts } from '../../../grammar/domain/protected-parts.js';
import type { Flag } from './flag.js';
import { freeText } from './free-text.js';
import { knownWords, type KnownWords } from './known-words.js';
import { nameClaims, type NameClaim } from './name-claims.js';
import { isNeutralName } from './neutral-names.js';
import { numberClaims, type NumberClaim } from './number-claims.js';
import { statesNumber } from './states-number.js';

export interface CheckedText {
  text: string;
  facts: readonly Fact[];
  /** What the athlete wrote in addition to the profile: a claim from it is flagged too, but not as invented. */
  ownWords: string;
  /** Ordinary English words in small letters: at the start of a sentence they are no names. */
  commonWords: ReadonlySet<string>;
  /** Places of what only looks like a placeholder. */
  unknownPlaceholders: readonly { start: number; end: number }[];
}

/** Places of one text; an email with more has to be written again, and each is looked up in the athlete's own words. */
const MOST_FLAGS = 500;

/** Distinctions without a number that texts like to invent. */
const HONORS =
  /\b(?:all-(?:state|district|conference|region|county|league|american)|(?:team )?captain|mvp|valedictorian|honor roll|state champions?|(?:scholarship )?offers? from|scholarship offers?)\b/gi;

/**
 * Every number, proper name, distinction, link and placeholder of a text that no fact is behind. The same text and
 * facts always give the same flags, at most 500, the first ones. A number with the wrong measure ("a 3.7 forty" beside a GPA of 3.7) is one too.
 */
export function findFlags(checked: CheckedText): Flag[] {
  const known = knownWords(checked.facts);
  const free = freeText(checked.text);
  const ownWords = checked.ownWords.toLowerCase();
  const flags = [
    ...numberClaims(free).flatMap((claim) => numberFlag(claim, known) ?? []),
    ...nameClaims(checked.text).flatMap((claim) => nameFlags(checked.text, claim, known, checked.commonWords)),
    ...[...free.matchAll(HONORS)].map(({ 0: text, index }) => unknown(text, index)),
    ...linkFlags(checked),
  ];
  const placeholders = checked.unknownPlaceholders.map(({ start, end }) => {
    const text = checked.text.slice(start, end);
    return { text, start, end, reason: `${text} is not a placeholder. A coach would see it exactly as written.` };
  });
  const byPlaceholder = new Set<Flag>(placeholders);
  const shown = apart([...flags, ...placeholders]).slice(0, MOST_FLAGS);
  return shown.map((flag) => (byPlaceholder.has(flag) ? flag : ownWordsReason(flag, ownWords)));
}

function unknown(text: string, start: number): Flag {
  return { text, start, end: start + text.length, reason: `Your profile does not say “${text}”.` };
}

function numberFlag(claim: NumberClaim, known: KnownWords): Flag | null {
  const facts = known.withNumber(claim.canonical);
  const [fact] = facts;
  if (!fact) return unknown(claim.text, claim.start);
  if (facts.some((one) => statesNumber(claim, one))) return null;
  if (claim.measure === undefined) return unknown(claim.text, claim.start);
  const { text, start, end } = claim;
  return { text, start, end, reason: `In your profile ${text} is something else: ${fact.label}.` };
}

function nameFlags(whole: string, { words }: NameClaim, known: KnownWords, common: ReadonlySet<string>): Flag[] {
  if (known.hasState(words.map(({ text }) => text).join(' '))) return [];
  const places: { start: number; end: number }[] = [];
  for (const { text, start, startsSentence } of words) {
    const ordinary = startsSentence && common.has(text.toLowerCase());
    if (ordinary || isNeutralName(text) || known.hasWord(text) || known.hasState(text)) continue;
    const last = places.at(-1);
    if (last && start - last.end <= 2) last.end = start + text.length;
    else places.push({ start, end: start + text.length });
  }
  return places.map(({ start, end }) => unknown(whole.slice(start, end), start));
}

function linkFlags({ text, facts }: CheckedText): Flag[] {
  const known = new Set(facts.map(({ value }) => bareLink(value)));
  return protectedParts(text)
    .filter((part) => part.isProtected && !/^[{[]/.test(part.text) && !known.has(bareLink(part.text)))
    .map((part) => unknown(part.text, part.start));
}

/** A link as it is typed by hand. */
function bareLink(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}

/** `ownWords` in small letters. */
function ownWordsReason(flag: Flag, ownWords: string): Flag {
  if (!ownWords.includes(flag.text.toLowerCase())) return flag;
  return { ...flag, reason: `You wrote “${flag.text}” yourself; your profile does not say it. Make sure that it is right.` };
}

/** In the order of the text, none over another. */
function apart(flags: Flag[]): Flag[] {
  const sorted = [...flags].sort((a, b) => a.start - b.start || b.end - a.end);
  let taken = 0;
  return sorted.filter(({ start, end }) => {
    const isFree = taken <= start;
    taken = Math.max(taken, end);
    return isFree;
  });
}
