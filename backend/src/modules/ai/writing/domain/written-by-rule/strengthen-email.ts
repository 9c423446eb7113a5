import { changeWords, type WordRule } from '../change-words.js';
import { freeText } from '../../../facts/domain/claims/free-text.js';
import { numberClaims } from '../../../facts/domain/claims/number-claims.js';
import type { Fact } from '../../../facts/domain/fact.js';
import { protectedParts } from '../../../grammar/domain/protected-parts.js';
import { athleteWords } from './athlete-words.js';
import { isBareLine } from './is-bare-line.js';
import { withoutBrags } from './demands.js';
import { DOUBTS } from './style/doubts.js';
import { EMPTY } from './style/fillers.js';
import { PLAIN_ASKS, TAKEN_BACK } from './style/hedges.js';
import { missingAsk, sells } from './style/closing-ask.js';
import { strongestFirst } from './style/strongest-first.js';
import { keptSentences } from './set-tone.js';
import { TONE_TEXTS } from './tone-texts.js';

/** Words that weaken a statement. */
const WEAK: readonly WordRule[] = [
  [/\bI (?:just )?(?:think|feel like|believe|guess) (?:that )?(?=I\b)/gi, ''],
  [/,? \b(?:I guess|maybe|perhaps|possibly|hopefully)(?=[.!?])/gi, ''],
  [/\b(?:I guess|sort of|kind of|maybe|perhaps|possibly|hopefully),? /gi, ''],
  [/\bI could (?:be|become) /g, 'I can be '],
  [/\bI could (?=(?:help|make|bring|play|contribute|compete|add)\b)/g, 'I can '],
  [/(?<=^|[.!?] )you could (?=(?:take|watch|look|give|call|send|see)\b)([^.?!\n]{3,120})[.!?]/gim, 'Could you $1?'],
  [/\bI (?:might|may) be able to\b/g, 'I can'],
  [/\bI (?:just )?wanted to\b/g, 'I want to'],
  [/\bI hope to (?=hear\b)/g, 'I look forward to hearing '],
  [/\bto hearing hear\b/g, 'to hearing'],
  [/\bI hope to (?!see|meet|talk|speak|have|be)/g, 'I plan to '],
  [/\b(?:I am |I['’]m )?sorry (?:to|for) bother(?:ing)? you(?:,? but|[.!,])? ?/gi, ''],
  [/,? if (?:that is|that['’]s|it is|it['’]s) (?:ok|okay|alright|not too much trouble)\b/gi, ''],
];

const WEAK_MORE: readonly WordRule[] = [
  [
    /\bI know (?:that )?you (?:probably |must |likely )?(?:get|receive|have) (?:a million|tons|hundreds|thousands|a lot|so many|lots)(?: of)? [^,.!?\d]{0,30}?(?:,? (?:and|but|so) |, )/gi,
    '',
  ],
  [
    /\bI know (?:that )?you (?:probably |must |likely )?(?:get|receive|have) (?:a million|tons|hundreds|thousands|a lot|so many|lots)(?: of)? [^,.!?\d]{0,30}[.!] /gi,
    '',
  ],
  [/\bI(?:['’]m| am) (?:most likely|probably|maybe|likely) not [^,.!?\d]{3,50}?,? but /gi, ''],
  [/,? if it (?:isn['’]t|is not|wouldn['’]t be|would not be) too much (?:trouble|to ask|of a bother)\b/gi, ''],
  [/\bI was (?:just )?hoping (?:that )?you might\b/gi, 'I hope you can'],
  [/\b(I(?:['’]m| am)) (?:only|just) (?=an? )/gi, '$1 '],
  [/\b(I(?:['’]m| am)) (?:a |an )?(?:decent|okay|ok|pretty good|alright) /g, '$1 a '],
  [/\bI know (?:that )?I(?:['’]m| am) not (?:the best|much|that good),? but /gi, ''],
];

/**
 * Takes out what weakens, and adds what is missing of three things: a figure, film and one clear question. Added is
 * only what the facts hold, and only what the email does not have.
 */
export function strengthenEmail(email: string, facts: readonly Fact[]): string {
  const plain = email
    .split('\n')
    .map((line) => (isBareLine(line) ? line : withoutBrags(line)))
    .join('\n');
  const asked = changeWords(changeWords(plain, DOUBTS), [...TAKEN_BACK, ...PLAIN_ASKS]);
  const sure = withoutEmpty(keptSentences(asked, [...WEAK, ...WEAK_MORE])).trim();
  if (!sells(sure)) return sure;
  const strong = strongestFirst(sure, facts);
  const additions = [...missingFigure(strong, facts), ...missingFilm(strong, facts), ...missingAsk(strong)];
  return additions.length === 0 ? strong : insertBeforeClosing(strong, additions);
}

/** "I know you are very busy." */
function withoutEmpty(email: string): string {
  const lines = email.split('\n').map((line) => line.split(/(?<=[.!?]) +/));
  return lines.map((sentences) => sentences.filter((sentence) => !EMPTY.test(sentence)).join(' ')).join('\n');
}

function missingFigure(email: string, facts: readonly Fact[]): string[] {
  const measured = numberClaims(freeText(email)).some(({ measure }) => measure !== undefined && measure !== 'class');
  if (measured) return [];
  const words = athleteWords(facts);
  const { professional } = TONE_TEXTS;
  if (words.figures) return [professional.figures(words)];
  return words.grades ? [professional.grades(words)] : [];
}

function missingFilm(email: string, facts: readonly Fact[]): string[] {
  const words = athleteWords(facts);
  const has = protectedParts(email).some(({ text, isProtected }) => isProtected && /^https?:|hudl/i.test(text));
  return has || !words.film ? [] : [TONE_TEXTS.professional.film(words)];
}

/** Before the thanks and the signature, which are the short lines at the end. */
function insertBeforeClosing(email: string, additions: readonly string[]): string {
  const paragraphs = email.split(/\n\s*\n/);
  let at = paragraphs.length;
  while (at > 1 && isClosing(paragraphs[at - 1] ?? '')) at -= 1;
  const [last, thanks] = thanksApart(paragraphs[at - 1] ?? '');
  return [...paragraphs.slice(0, at - 1), last, ...additions, ...thanks, ...paragraphs.slice(at)].join('\n\n');
}

/** Thanks at the end of a paragraph come after what is added. */
function thanksApart(paragraph: string): [string, string[]] {
  const at = paragraph.search(/(?<=[.!?] )(?:thank|thanks)\b[^.!?]{0,120}[.!]?\s*$/i);
  return at <= 0 ? [paragraph, []] : [paragraph.slice(0, at).trimEnd(), [paragraph.slice(at)]];
}

function isClosing(paragraph: string): boolean {
  return paragraph.split('\n').every((line) => isBareLine(line) || /^thank/i.test(line.trim()));
}
