import type { Fact } from '../../../facts/domain/fact.js';
import { type EmailKind, emailKind } from '../email-kind.js';
import type { Tone } from '../tone.js';
import { athleteWords } from './athlete-words.js';
import { ownSentences } from './own-sentences.js';
import { writtenOut } from './short-forms.js';
import { TONE_TEXTS } from './tone-texts.js';

/** What an email that is no first one is made of, before its English is corrected. */
export interface ReplyNotes {
  kind: Exclude<EmailKind, 'first' | 'follow-up'> | 'absence';
  /** The athlete's own words that are in it. */
  said: string[];
  /** Questions of the athlete's own. */
  asks: string[];
  /** What a refusal is about: "offer", "visit"; null when the notes do not name it. Only of a refusal. */
  declined?: string | null;
}

const ANSWER = /\banswer(?:ing)?: ?/i;
const REFUSES = /\b(?:declin|say(?:ing)? no|said no|turn(?:ed|ing)? |not (?:be )?accept|withdraw|pass on|not (?:be )?com)/i;
const THINGS =
  /\b(offer|scholarship|preferred walk-on spot|walk-on spot|roster spot|official visit|unofficial visit|visit|camp|junior day|call)\b/i;
/** A coach makes an offer of these. */
const OFFERED = /offer|scholarship|spot/;
/** An athlete who cannot come needs no introduction. */
const ABSENT =
  /\bI (?:can['’]?t|cannot|won['’]?t be able to|will not be able to|am not able to|am unable to|will miss|have to miss) ?(?:come|make|attend|be (?:there|at)|visit|go|the)\b/i;
/** The coach's question, described to the writer. */
const QUESTION = /^(?:the )?(?:coach(?: [A-Z]\w+)?|he|she|they) (?:asked|asks|wanted to know|wants to know)\b/i;

/** What the notes ask for; null = a first email or one that follows up, which are written alike. */
export function replyNotes(notes: string): ReplyNotes | null {
  const plain = writtenOut(notes);
  const kind = emailKind(plain);
  const { said, asks } = ownSentences(notes);
  if (kind === 'answer') return { kind, said: [answerIn(plain)], asks };
  if (kind === 'thanks') return { kind, said: said.map(twoSentences), asks };
  if (kind === 'decline') return { kind, said: said.filter((sentence) => !isRefusal(sentence)), asks, declined: declinedIn(plain) };
  return said.some((sentence) => ABSENT.test(sentence)) ? { kind: 'absence', said, asks } : null;
}

/** The thing after the refusal, else one before it. */
function declinedIn(notes: string): string | null {
  const at = REFUSES.exec(notes)?.index ?? 0;
  const [, thing] = THINGS.exec(notes.slice(at)) ?? THINGS.exec(notes.slice(0, at)) ?? [];
  return thing?.toLowerCase() ?? null;
}

/** Returns the words after "answer:", else the athlete's statements. */
function answerIn(notes: string): string {
  const at = ANSWER.exec(notes);
  const own = at ? [] : ownSentences(notes).said.filter((sentence) => !QUESTION.test(sentence));
  const words = at ? notes.slice(at.index + at[0].length).trim() : own.join(' ');
  return /[.!?]$/.test(words) || words === '' ? words : `${words}.`;
}

/** "Thank you for the camp, i learned a lot": splits the thanks from the rest. */
function twoSentences(sentence: string): string {
  return sentence.replace(/(?<=^thank[^,]{3,80}), (?=i\b)/i, '. ');
}

/** Already covered by our own sentence. */
function isRefusal(sentence: string): boolean {
  return /\b(?:declin\w+|say no|turn(?:ed|ing)? \w+ down)\b/i.test(sentence) && !/\bbecause\b/i.test(sentence);
}

/** Writes thanks, an answer or a refusal: the athlete's own words, no figures, no film. `said` is corrected already. */
export function writeReply(
  facts: readonly Fact[],
  { kind, declined = null }: Pick<ReplyNotes, 'kind' | 'declined'>,
  { tone, said, asks = '' }: { tone: Tone; said: string; asks?: string },
): string {
  const words = athleteWords(facts);
  const voice = TONE_TEXTS[tone];
  const signature = [
    words.name || '{{student_first_name}} {{student_last_name}}',
    [words.positionCode, words.year && `class of ${words.year}`].filter(Boolean).join(', '),
  ];
  const body: Record<ReplyNotes['kind'], string[]> = {
    thanks: [joined(said || 'Thank you for your time.', asks), said === '' ? '' : thanksOnce(said)],
    absence: [joined(sorryOnce(said), asks), 'Thank you for understanding.'],
    answer: [
      `Thank you for asking. My answer: ${said.replace(/^\p{Lu}(?=\p{Ll} )/u, (letter) => letter.toLowerCase())}`,
      'Please tell me if you need anything else.',
    ],
    decline: [joined(refusal(declined), said), 'I wish you and your team a good season.'],
  };
  return [voice.greeting, ...body[kind], `${voice.signOff}\n${signature.filter(Boolean).join('\n')}`].filter(Boolean).join('\n\n');
}

/** Mentions only what the notes mention of the declined offer or visit. */
function refusal(declined: string | null): string {
  if (declined === null) return 'Thank you for thinking of me. After some thought, my answer is no.';
  if (OFFERED.test(declined)) return `Thank you for the ${declined}. I have decided to decline it.`;
  if (declined === 'call') return 'Thank you for thinking of me. I have decided not to take the call.';
  return `Thank you for thinking of me. I have decided not to come ${declined.endsWith('visit') ? 'for' : 'to'} the ${declined}.`;
}

function thanksOnce(said: string): string {
  return /\bthank/i.test(said) ? '' : 'Thank you.';
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}

/** Adds an apology to "I cannot come". */
function sorryOnce(said: string): string {
  return /\bsorry\b/i.test(said) ? said : said.replace(/^(?=I (?:can|will|won|am)\b|I can['’]t)/, 'I am sorry, but ');
}
