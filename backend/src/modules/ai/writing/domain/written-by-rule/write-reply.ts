import type { Fact } from '../../../facts/domain/fact.js';
import { type EmailKind, emailKind } from '../email-kind.js';
import type { Tone } from '../tone.js';
import { athleteWords } from './athlete-words.js';
import { ownSentences } from './own-sentences.js';
import { TONE_TEXTS } from './tone-texts.js';

/** What an email that is no first one is made of, before its English is corrected. */
export interface ReplyNotes {
  kind: Exclude<EmailKind, 'first' | 'follow-up'>;
  /** The athlete's own words that stand in it. */
  said: string[];
}

const ANSWER = /\banswer(?:ing)?: ?/i;

/** What the notes ask for; null = a first email or one that follows up, which are written alike. */
export function replyNotes(notes: string): ReplyNotes | null {
  const kind = emailKind(notes);
  if (kind === 'first' || kind === 'follow-up') return null;
  if (kind === 'answer') return { kind, said: [answerIn(notes)] };
  const { said } = ownSentences(notes);
  return { kind, said: kind === 'thanks' ? said.map(twoSentences) : said.filter((sentence) => !isRefusal(sentence)) };
}

/** The words behind "answer:", else what the athlete says. */
function answerIn(notes: string): string {
  const at = ANSWER.exec(notes);
  const words = at ? notes.slice(at.index + at[0].length).trim() : ownSentences(notes).said.join(' ');
  return /[.!?]$/.test(words) || words === '' ? words : `${words}.`;
}

/** "Thank you for the camp, i learned a lot": thanks, and what there is to say. */
function twoSentences(sentence: string): string {
  return sentence.replace(/(?<=^thank[^,]{3,80}), (?=i\b)/i, '. ');
}

/** Said by our own sentence already. */
function isRefusal(sentence: string): boolean {
  return /\b(?:declin\w+|say no|turn(?:ed|ing)? \w+ down)\b/i.test(sentence) && !/\bbecause\b/i.test(sentence);
}

/** Thanks, an answer or a refusal: the athlete's own words, no figures, no film. `said` is corrected already. */
export function writeReply(facts: readonly Fact[], kind: ReplyNotes['kind'], { tone, said }: { tone: Tone; said: string }): string {
  const words = athleteWords(facts);
  const voice = TONE_TEXTS[tone];
  const signature = [
    words.name || '{{student_first_name}} {{student_last_name}}',
    [words.positionCode, words.year && `class of ${words.year}`].filter(Boolean).join(', '),
  ];
  const body: Record<ReplyNotes['kind'], string[]> = {
    thanks: [said || 'Thank you for your time.', said === '' ? '' : thanksOnce(said)],
    answer: [
      `Thank you for asking. My answer: ${said.replace(/^\p{Lu}(?=\p{Ll} )/u, (letter) => letter.toLowerCase())}`,
      'Please tell me if you need anything else.',
    ],
    decline: [
      `Thank you for the offer. I have decided to decline it.${said === '' ? '' : ` ${said}`}`,
      'I wish you and your team a good season.',
    ],
  };
  return [voice.greeting, ...body[kind], `${voice.signOff}\n${signature.filter(Boolean).join('\n')}`].filter(Boolean).join('\n\n');
}

function thanksOnce(said: string): string {
  return /\bthank/i.test(said) ? '' : 'Thank you.';
}
