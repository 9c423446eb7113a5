import type { Fact } from '../../../../facts/domain/fact.js';
import { numberClaims } from '../../../../facts/domain/claims/number-claims.js';
import { isBareLine } from '../is-bare-line.js';
import { sentencesOf } from '../sentences-of.js';

/** Speaks of what was said before it, so that it has to stay behind that. */
const LEANS =
  /^(?:it|its|they|them|that|this(?! (?:fall|season|year|spring|summer|past))|these|those|he|she|his|her|both|but|and|so|then|also|too|however|because|there|here|if so|again|another|the (?:first|second|same|other|next))\b|\b(?:also|too|as well|since then|after that|before that|at the same time)\b/i;
const INTRODUCES = /\b(?:my name is|i am|i['’]m|this is)\b/i;
const CLOSES = /\b(?:thank|thanks|look forward|hope to hear|sincerely|god bless)\b/i;

/** In each paragraph the sentence with a figure that the record holds comes right behind the introduction, and the only question of all comes last. */
export function strongestFirst(email: string, facts: readonly Fact[]): string {
  const reasons = reasonsOf(facts);
  const written = email.split(/\n\s*\n/);
  const sentences = written.map((paragraph) => (isProse(paragraph) ? sentencesOf(paragraph) : [paragraph]));
  const moved = askedLast(sentences.map((some) => figureFirst(some, reasons)));
  return moved.map((some, row) => (isSame(some, sentences[row] ?? []) ? (written[row] ?? '') : some.join(' '))).join('\n\n');
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.every((sentence, at) => sentence === others[at]);
}

/** One line that is no greeting, signature or list. */
function isProse(paragraph: string): boolean {
  return !paragraph.includes('\n') && !isBareLine(paragraph);
}

function numbersIn(text: string): string[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replaceAll(',', ''));
}

/** The numbers of each kind of reason, the strongest kind first: what was done on the field, then grades. Size is none. */
function reasonsOf(facts: readonly Fact[]): ReadonlySet<string>[] {
  const done = facts.filter(({ key }) => key.startsWith('season.'));
  const grades = facts.filter(({ key }) => /^(?:gpa|satScore|actScore)$/.test(key));
  return [done, grades].map((some) => new Set(some.flatMap(({ value }) => numbersIn(value))));
}

/** Every number of the sentence is on record, and one of them measures something. */
function isReason(sentence: string, known: ReadonlySet<string>): boolean {
  const isMeasured = numberClaims(sentence).some(({ measure }) => measure !== undefined && measure !== 'class');
  const numbers = numbersIn(sentence);
  return isMeasured && numbers.length > 0 && numbers.every((number) => known.has(number)) && !sentence.includes('?');
}

/** Only past sentences of less weight, and only where nothing leans on its place. */
function figureFirst(sentences: string[], reasons: readonly ReadonlySet<string>[]): string[] {
  const [first = ''] = sentences;
  if (!INTRODUCES.test(first)) return sentences;
  const places = reasons.map((known) => sentences.findIndex((sentence, at) => at > 0 && isReason(sentence, known)));
  const at = places.find((place) => place > 0) ?? 0;
  const between = sentences.slice(1, Math.max(at, 1));
  const isLeaning = [...between, sentences[at], sentences[at + 1]].some((sentence) => LEANS.test(sentence ?? ''));
  if (at < 2 || isLeaning) return sentences;
  return [first, sentences[at] ?? '', ...between, ...sentences.slice(at + 1)];
}

/** The question moves behind the last sentence that is no thanks. */
function askedLast(paragraphs: string[][]): string[][] {
  const asking = paragraphs.flatMap((sentences, row) =>
    sentences.flatMap((sentence, at) => (sentence.endsWith('?') ? [{ row, at, sentence }] : [])),
  );
  const [only] = asking;
  if (asking.length !== 1 || !only || only.at === 0 || LEANS.test(only.sentence)) return paragraphs;
  const sentences = paragraphs[only.row] ?? [];
  if (isAnswered(sentences[only.at + 1])) return paragraphs;
  return paragraphs.map((old, row) => (row === only.row ? withLast(sentences, only.at) : old));
}

/** Nothing follows, or something that belongs to the question. */
function isAnswered(next: string | undefined): boolean {
  return next === undefined || LEANS.test(next) || /^(?:i ask|if)\b/i.test(next) || CLOSES.test(next);
}

function withLast(sentences: readonly string[], at: number): string[] {
  const rest = sentences.filter((_, place) => place !== at);
  const closing = rest.findIndex((sentence, place) => place >= at && CLOSES.test(sentence));
  const end = closing < 0 ? rest.length : closing;
  return [...rest.slice(0, end), sentences[at] ?? '', ...rest.slice(end)];
}
