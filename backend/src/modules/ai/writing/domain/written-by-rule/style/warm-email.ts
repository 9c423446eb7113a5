import { emailKind } from '../../email-kind.js';
import { isBareLine } from '../is-bare-line.js';

/** Joy or thanks. */
const GLAD =
  /\b(?:thank|thanks|excited|thrilled|loved?|(?:cannot|can['’]t) wait|look(?:ing)? forward|so happy|great|honor(?:ed)?|exciting|amazing|appreciate)\b/i;
/** Sad, sober or not yet sure: no place for an exclamation. */
const GRAVE =
  /\b(?:not|never|no|unfortunately|sorry|apologi[sz]e|regret|declin\p{L}*|unable|miss(?:ed)?|hurt|injur\p{L}*|tore|broke|sprain\p{L}*|surgery|hospital|sick|died|passed|funeral|loss|lost|cancel\p{L}*|however|but|although|if|cannot)\b|n['’]t\b|[?:]/iu;
/** News that no sentence should be merry after. */
const SAD = /\b(?:sorry|apologi[sz]e|hurt|injur\p{L}*|hospital|passed away|died|funeral|surgery|unfortunately|declin\p{L}*)\b/iu;
const JOY = /\b(?:cannot|can['’]t) wait\b/gi;
const MOST = 2;
const SENTENCE_END = /(?<=[.!?]["”')]?) +(?=\S)/;

/** The first and the last glad sentence end with an exclamation mark; sober ones never do. */
export function withExclamations(email: string): string {
  if (emailKind(email) === 'decline') return email;
  const lines = email.split('\n').map((line) => line.split(SENTENCE_END));
  const glad = lines.flatMap((sentences, line) => sentences.flatMap((sentence, at) => (canShout(sentence) ? [`${line} ${at}`] : [])));
  const free = MOST - (email.match(/!/g) ?? []).length;
  const chosen = new Set([...new Set([glad[0], glad.at(-1)])].slice(0, Math.max(0, free)));
  return lines
    .map((sentences, line) => sentences.map((said, at) => (chosen.has(`${line} ${at}`) ? said.replace(/\.$/, '!') : said)).join(' '))
    .join('\n');
}

function canShout(sentence: string): boolean {
  return /(?<!\b(?:Mr|Mrs|Ms|Dr|Jr|Sr|St|[ap]\.m))\.$/.test(sentence) && isGlad(sentence);
}

/** A sentence of joy in which nothing is denied, lost or asked. */
function isGlad(sentence: string): boolean {
  return GLAD.test(sentence) && !GRAVE.test(sentence.replace(JOY, 'look forward'));
}

const WAITING = 'I would love to hear from you!';

/** Where no sentence can be said more warmly the end says that an answer is welcome. */
export function withWarmEnd(email: string): string {
  if (isSober(email) || !/[.!?](?:\s|$)/.test(email)) return email;
  const paragraphs = email.split(/\n\s*\n/);
  let at = paragraphs.length;
  while (at > 1 && (paragraphs[at - 1] ?? '').split('\n').every((line) => isBareLine(line))) at -= 1;
  const before = paragraphs[at - 1] ?? '';
  const joint = /[.!?]$/.test(before) ? ' ' : '\n\n';
  return [...paragraphs.slice(0, at - 1), `${before}${joint}${WAITING}`, ...paragraphs.slice(at)].join('\n\n');
}

/** Warm already, or no place for it. */
function isSober(email: string): boolean {
  return emailKind(email) === 'decline' || email.includes('!') || GLAD.test(email) || SAD.test(email);
}
