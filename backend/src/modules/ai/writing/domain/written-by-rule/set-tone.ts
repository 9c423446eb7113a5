import { keepsMeaning } from '../../../grammar/domain/meaning.js';
import { changeWords, type WordRule } from '../change-words.js';
import type { Tone } from '../tone.js';
import { CHAT, DAYS } from './style/chat-words.js';
import { askPolitely } from './demands.js';
import { LETTER_WORDS, PHONE_SIGNS } from './style/manners.js';
import { SHORT_FORMS } from './style/short-forms.js';
import { SLANG } from './style/slang.js';
import { STREET_WORDS } from './style/street-words.js';
import { CALM_WORDS } from './style/calm-words.js';
import { FORMAL_WORDS } from './style/formal-words.js';
import { withSubjects } from './style/left-out-subjects.js';
import { PLAIN_WORDS } from './style/plain-words.js';
import { CONTRACTED } from './style/short-words.js';
import { withExclamations, withWarmEnd } from './style/warm-email.js';
import { TALKED_WORDS } from './style/talked-words.js';
import { WARM_WORDS } from './style/warm-words.js';
import { CASUAL, ENTHUSIASTIC, FORMAL, GROWN_UP, LONG_FORMS } from './style/tone-words.js';
import { WAITING_GLADLY } from './style/waiting-gladly.js';

const TYPED: readonly WordRule[] = [...PHONE_SIGNS, ...SHORT_FORMS, ...CHAT, ...DAYS];

/** How it is typed or said among friends, and how every email says it. */
const AMONG_FRIENDS: Record<Tone, readonly WordRule[]> = {
  professional: [...STREET_WORDS, ...SLANG, ...TYPED, ...GROWN_UP],
  formal: [...STREET_WORDS, ...WAITING_GLADLY, ...SLANG, ...TYPED, ...GROWN_UP],
  casual: TYPED,
  enthusiastic: [...STREET_WORDS, ...SLANG, ...TYPED],
};

/** The words of each tone. */
const RULES: Record<Tone, readonly WordRule[]> = {
  professional: CALM_WORDS,
  formal: [...CALM_WORDS, ...WAITING_GLADLY, ...LETTER_WORDS, ...LONG_FORMS, ...FORMAL, ...FORMAL_WORDS],
  casual: [...CASUAL, ...TALKED_WORDS, ...PLAIN_WORDS, ...CONTRACTED],
  enthusiastic: [...WARM_WORDS, ...ENTHUSIASTIC],
};

/**
 * Rewrites the email in another tone by replacing words; text that has the tone already stays. Each sentence is handled separately: a
 * replacement that would change its negations, numbers or persons is left out.
 */
export function setTone(email: string, tone: Tone): string {
  return inWords(withoutChat(email, tone), tone);
}

/** The email without the words of chats, and without demands where the tone asks. */
export function withoutChat(email: string, tone: Tone): string {
  const polite = tone === 'casual' || tone === 'enthusiastic' ? email : askPolitely(email.replace(SHOUTED_GREETING, '$1, '));
  return keptSentences(polite, AMONG_FRIENDS[tone]);
}

/** The email in the words of the tone. */
export function inWords(email: string, tone: Tone): string {
  const whole = tone === 'professional' || tone === 'formal' ? withSubjects(email) : email;
  const said = keptSentences(whole, RULES[tone]);
  return withItsApostrophes(email, finished(email, said, tone));
}

/** What is done to a whole email and not to a sentence. */
function finished(email: string, said: string, tone: Tone): string {
  if (tone === 'enthusiastic') return withWarmEnd(withExclamations(said));
  if (tone === 'casual' && said !== email) return said.replace(/^Coach(?= [\p{Lu}{])/u, 'Hi Coach');
  return said;
}

/** New short forms have the apostrophe of the others. */
function withItsApostrophes(email: string, toned: string): string {
  const isStraight = /\p{L}'\p{L}/u.test(email) && !email.includes('’');
  return isStraight ? toned.replace(/(?<=\p{L})’(?=\p{L})/gu, "'") : toned;
}

/** Applies the rules to each sentence as far as they keep its meaning. */
export function keptSentences(text: string, rules: readonly WordRule[]): string {
  return text
    .split('\n')
    .map((line) => {
      const [lead = ''] = /^\s*/.exec(line) ?? [];
      const sentences = line.slice(lead.length).split(SENTENCE_END);
      const changed = sentences.map((sentence) => changedSentence(sentence, rules));
      return lead + changed.filter((sentence) => sentence !== '' || changed.length === 1).join(' ');
    })
    .join('\n')
    .replace(/^\p{Ll}(?=\p{L}*[ ,])/u, (first) => first.toUpperCase());
}
/** "Coach! I saw your game." */
const SHOUTED_GREETING = /^((?:(?:dear|hi|hello|hey) )?coach(?: \p{Lu}\p{L}+)?)[!.]+ (?=\S)/gimu;

/** Blanks after a sentence. */
const SENTENCE_END = /(?<=[.!?]["”')]?) +(?=\S)/;

function changedSentence(sentence: string, rules: readonly WordRule[]): string {
  const all = changeWords(sentence, rules).trim();
  if (keepsMeaning(sentence, all)) return unlessBare(sentence, all);
  const some = rules.reduce((rewritten, rule) => {
    const next = changeWords(rewritten, [rule]);
    return next === rewritten || keepsMeaning(rewritten, next) ? next : rewritten;
  }, sentence);
  return unlessBare(sentence, some.trim());
}

/** Removing "lol." would leave a full stop. */
function unlessBare(before: string, after: string): string {
  return /[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after) ? '' : after;
}

/** The changed lines that still mean the same. */
export function keptLines(before: string, after: string): string {
  const [old, changed] = [before.split('\n'), after.split('\n')];
  if (old.length !== changed.length) return keepsMeaning(before, after) ? after : before;
  return changed.map((line, at) => (keepsMeaning(old[at] ?? '', line) ? line : (old[at] ?? ''))).join('\n');
}
