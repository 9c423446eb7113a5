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
  /** What a refusal is about: "offer", "visit"; null where the notes do not say. Only of a refusal. */
  declined?: string | null;
}

const ANSWER = /\banswer(?:ing)?: ?/i;
const REFUSES = /\b(?:declin|say(?:ing)? no|said no|turn(?:ed|ing)? |not (?:be )?accept|withdraw|pass on|not (?:be )?com)/i;
const THINGS =
  /\b(offer|scholarship|preferred walk-on spot|walk-on spot|roster spot|official visit|unofficial visit|visit|camp|junior day|call)\b/i;
/** Of these somebody makes an offer; to all others one comes or not. */
const OFFERED = /offer|scholarship|spot/;
/** The coach's question, told to the one who writes. */
const QUESTION = /^(?:the )?(?:coach(?: [A-Z]\w+)?|he|she|they) (?:asked|asks|wanted to know|wants to know)\b/i;

/** What the notes ask for; null = a first email or one that follows up, which are written alike. */
export function replyNotes(notes: string): ReplyNotes | null {
  const kind = emailKind(notes);
  if (kind === 'first' || kind === 'follow-up') return null;
  if (kind === 'answer') return { kind, said: [answerIn(notes)] };
  const { said } = ownSentences(notes);
  if (kind === 'thanks') return { kind, said: said.map(twoSentences) };
  return { kind, said: said.filter((sentence) => !isRefusal(sentence)), declined: declinedIn(notes) };
}

/** The thing behind the refusal, else one before it. */
function declinedIn(notes: string): string | null {
  const at = REFUSES.exec(notes)?.index ?? 0;
  const [, thing] = THINGS.exec(notes.slice(at)) ?? THINGS.exec(notes.slice(0, at)) ?? [];
  return thing?.toLowerCase() ?? null;
}

/** The words behind "answer:", else what the athlete says. */
function answerIn(notes: string): string {
  const at = ANSWER.exec(notes);
  const own = at ? [] : ownSentences(notes).said.filter((sentence) => !QUESTION.test(sentence));
  const words = at ? notes.slice(at.index + at[0].length).trim() : own.join(' ');
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
export function writeReply(
  facts: readonly Fact[],
  { kind, declined = null }: Pick<ReplyNotes, 'kind' | 'declined'>,
  { tone, said }: { tone: Tone; said: string },
): string {
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
    decline: [`${refusal(declined)}${said === '' ? '' : ` ${said}`}`, 'I wish you and your team a good season.'],
  };
  return [voice.greeting, ...body[kind], `${voice.signOff}\n${signature.filter(Boolean).join('\n')}`].filter(Boolean).join('\n\n');
}

/** No more is said of what is declined than the notes say. */
function refusal(declined: string | null): string {
  if (declined === null) return 'Thank you for thinking of me. After some thought, my answer is no.';
  if (OFFERED.test(declined)) return `Thank you for the ${declined}. I have decided to decline it.`;
  if (declined === 'call') return 'Thank you for thinking of me. I have decided not to take the call.';
  return `Thank you for thinking of me. I have decided not to come ${declined.endsWith('visit') ? 'for' : 'to'} the ${declined}.`;
}

function thanksOnce(said: string): string {
  return /\bthank/i.test(said) ? '' : 'Thank you.';
}
