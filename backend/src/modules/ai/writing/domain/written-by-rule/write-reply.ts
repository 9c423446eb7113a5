import type { Fact } from '../../../facts/domain/fact.js';
import { type EmailKind, emailKind } from '../email-kind.js';
import type { Tone } from '../tone.js';
import { athleteWords } from './athlete-words.js';
import { isWish, ownSentences } from './notes/own-sentences.js';
import { plainNotes } from './notes/plain-notes.js';
import { TONE_TEXTS } from './tone-texts.js';

/** What an email that is no first one is made of, before its English is corrected. */
export interface ReplyNotes {
  kind: Exclude<EmailKind, 'first' | 'follow-up'> | 'absence' | 'update';
  /** The athlete's own words that are in it. */
  statements: string[];
  /** Questions of the athlete's own. */
  asks: string[];
  /** What a refusal is about: "offer", "visit"; null when the notes do not name it. Only of a refusal. */
  declined?: string | null;
  /** What the news came after: "email"; '' when the notes do not say. Only of an update. */
  since?: string;
}

const ANSWER = /\banswer(?:ing)?: ?/i;
const REFUSES =
  /\b(?:declin|(?:tell \p{L}{1,12} |^)no (?:to|thank)|say(?:ing)? no|said no|turn(?:ed|ing)? |not (?:be )?accept|withdraw|pass on|not (?:be )?com)/iu;
const THINGS =
  /\b(offer|scholarship|preferred walk[- ]on(?: spot)?|walk[- ]on(?: spot)?|roster spot|official visit|unofficial visit|visit|camp|junior day|call)\b(?: (?:invite |invitation )?(?:on |for )?((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})\b)?/i;
/** The coach's question before its answer. */
const QUESTION_FIRST = /^(?:what|when|where|who|how|why|which|do|does|did|can|could|is|are|will|whats)\b[^.?!]{3,120}[.?] (?=\S)/i;
/** A coach makes an offer of these. */
const OFFERED = /offer|scholarship|spot|walk/;
/** An athlete who cannot come needs no introduction. */
const ABSENT =
  /\b(?:i am|i['’]?m) not (?:coming|going to (?:make|be at|come))\b|\bI (?:can['’]?t|cannot|won['’]?t be able to|will not be able to|am not able to|am unable to|will miss|have to miss) ?(?:come|make|attend|be (?:there|at)|visit|go|the)\b/i;
/** The coach's question, described to the writer. */
const QUESTION = /^(?:the )?(?:coach(?: [A-Z]\w+)?|he|she|they) (?:asked|asks|wanted to know|wants to know|wants? my|needs? my)\b/i;

/** How notes say no where an email would say it in more words. */
const REFUSAL =
  /^turn (?:(?:him|her|them) )?down\b|\bturn down the\b|\b(?:tell (?:him|her|them|coach(?: \p{L}{1,20})?) (?:no|thanks,? but no)\b|no (?:thanks|thank you|to the)\b|stop recruiting\b)/iu;
const STOP = /,? (?:so|and) (?:that )?(?:he|she|they|you|u) (?:can|should|may|could) stop recruiting me\b/i;
const COMMITTED = /\b(?:commit\w* (?:to|elsewhere)|sign\w* with|(?:play|go|going|stay\w*) (?:at|to|with) )/i;
const UPDATE =
  /^(?:a )?(?:quick |short )?update(?: for (?:him|her|them|coach))?(?: (?:since|from|after) (?:(?:my|the|our) )?last (email|message|call|visit|time))?[:,.-]{0,2} (?=\S)/i;

/** What the notes ask for; null = a first email or one that follows up, which are written alike. */
export function replyNotes(notes: string): ReplyNotes | null {
  const plain = sentencesIn(plainNotes(notes));
  const update = UPDATE.exec(plain);
  if (update) return updateIn(plain.slice(update[0].length), update[1]?.toLowerCase() ?? '');
  const kind = kindOf(plain);
  const { statements, asks } = ownSentences(notes);
  if (kind === 'answer') return { kind, statements: [answerIn(plain)], asks };
  if (kind === 'thanks') return { kind, statements: statements.map(twoSentences), asks };
  if (kind === 'decline') {
    return { kind, statements: [...reasonIn(plain), ...statedRefusal(statements)], asks, declined: declinedIn(plain) };
  }
  return statements.some((sentence) => ABSENT.test(sentence)) ? { kind: 'absence', statements, asks } : null;
}

function kindOf(plain: string): EmailKind {
  if (REFUSAL.test(plain)) return 'decline';
  return QUESTION.test(plain) ? 'answer' : emailKind(plain);
}

function updateIn(news: string, since: string): ReplyNotes {
  const { statements, asks } = ownSentences(news);
  return { kind: 'update', statements, asks, since };
}

/** What the athlete says beside the refusal itself, which is ours to word. */
function statedRefusal(statements: readonly string[]): string[] {
  return statements.map((sentence) => sentence.replace(STOP, '')).filter((sentence) => !isRefusal(sentence));
}

/** What keeps an athlete away, where the notes name it in a few words behind the refusal: "no to the camp, family trip". */
const REASON =
  /\b(?:no (?:to|thanks)|declin\w{1,5}|say(?:ing)? no|turn(?:ing)? down)\b[^.,;!?]{0,80}(?:[,;:-]{1,2}|,? (?:because of|bc of|due to|for)) (?:an? |the )?((?:my |our )?(?:family|school|church|work|class|final|exam|wedding|funeral|surgery|injury|vacation|graduation|holiday|college|track|basketball|baseball|wrestling)[a-z]{0,3}(?: [a-z]{2,12}){0,2})(?=[.,;!?]|$)/i;
const OF_SEVERAL = /s$/i;

function reasonIn(notes: string): string[] {
  const [, reason = ''] = REASON.exec(notes) ?? [];
  if (reason === '') return [];
  if (/ reasons?$/i.test(reason)) return [`I have decided so for ${reason}.`];
  const isBare = /^(?:my|our) /i.test(reason) || OF_SEVERAL.test(reason);
  return [`The reason is ${isBare ? '' : /^[aeiou]/i.test(reason) ? 'an ' : 'a '}${reason}.`];
}

/** The thing after the refusal and its day, else one before it. */
function declinedIn(notes: string): string | null {
  const at = REFUSES.exec(notes)?.index ?? 0;
  const found = THINGS.exec(notes.slice(at)) ?? THINGS.exec(notes.slice(0, at));
  const [, thing = '', day] = found ?? [];
  if (thing === '') return null;
  return day === undefined || OFFERED.test(thing)
    ? thing.toLowerCase()
    : `${thing.toLowerCase()} on ${day.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`;
}

/** Returns the words after "answer:" without the question before them, else what the athlete says. */
function answerIn(notes: string): string {
  const at = ANSWER.exec(notes);
  if (at)
    return notes
      .slice(at.index + at[0].length)
      .trim()
      .replace(QUESTION_FIRST, '');
  const { statements, wishes } = ownSentences(notes);
  return (
    askedFor(notes) +
    sentencesIn(
      [...statements.map((sentence) => sentence.replace(/^Also: /, '')), ...wishes.filter((sentence) => !isWish(sentence))].filter(
        (sentence) => !QUESTION.test(sentence),
      ),
    )
  );
}

/** "he asked for my transcript. its attached": what was asked for is told, since "it" means that. */
function askedFor(notes: string): string {
  const [, thing = ''] =
    /^(?:the )?(?:coach(?: [A-Z]\w+)?|he|she|they) (?:asked|asks|asked me) for (?=(?:my|our|a|an|the)\b)([^.!?,]{3,60})[.!] (?=it|they|here|attached)/i.exec(
      notes,
    ) ?? [];
  return thing === '' ? '' : `You asked for ${thing}. `;
}

/** Each with a full stop. */
function sentencesIn(sentences: readonly string[]): string {
  return sentences.map((sentence) => (/[.!?:]["”')]?$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

/** "Thank you for the camp, i learned a lot": splits the thanks from the rest. */
function twoSentences(sentence: string): string {
  return sentence.replace(/(?<=^thank[^,]{3,80}), (?=i\b)/i, '. ');
}

/** Already covered by our own sentence. */
function isRefusal(sentence: string): boolean {
  return (
    /\b(?:declin\w+|say no|no thanks|no thank you|turn(?:ed|ing)? \w+ down)\b|^no to\b/i.test(sentence) && !/\bbecause\b/i.test(sentence)
  );
}

/** Writes thanks, an answer or a refusal: the athlete's own words, no figures, no film. `said` is corrected already. */
export function writeReply(
  facts: readonly Fact[],
  { kind, declined = null, since = '' }: Pick<ReplyNotes, 'kind' | 'declined' | 'since'>,
  { tone, statements, asks = '' }: { tone: Tone; statements: string; asks?: string },
): string {
  const words = athleteWords(facts);
  const voice = TONE_TEXTS[tone];
  const signature = [
    words.name || '{{student_first_name}} {{student_last_name}}',
    [words.positionCode, words.year && `class of ${words.year}`].filter(Boolean).join(', '),
  ];
  const body: Record<ReplyNotes['kind'], string[]> = {
    thanks: [joined(statements || 'Thank you for your time.', asks), statements === '' ? '' : thanksOnce(statements)],
    absence: [joined(sorryOnce(statements), asks), 'Thank you for understanding.'],
    answer: [answered(statements), 'Please tell me if you need anything else.'],
    update: [
      joined(`Here is a short update${since && ` since my last ${since}`}.`, statements),
      words.film && voice.film(words),
      joined(asks, voice.close),
    ],
    decline: [joined(refusal(declined, statements), statements, asks), 'I wish you and your team a good season.'],
  };
  return [voice.greeting, ...body[kind], `${voice.signOff}\n${signature.filter(Boolean).join('\n')}`].filter(Boolean).join('\n\n');
}

function answered(statements: string): string {
  if (/^You asked for\b/.test(statements)) return statements;
  return `Thank you for asking. My answer: ${statements.replace(/^\p{Lu}(?=\p{Ll} )/u, (letter) => letter.toLowerCase())}`;
}

/** Mentions only what the notes mention of the declined offer or visit. */
function refusal(declined: string | null, statements: string): string {
  if (declined === null && COMMITTED.test(statements)) return 'Thank you for recruiting me.';
  if (declined === null) return 'Thank you for thinking of me. After some thought, my answer is no.';
  if (OFFERED.test(declined)) return `Thank you for the ${offered(declined)}. I have decided to decline it.`;
  if (declined === 'call') return 'Thank you for thinking of me. I have decided not to take the call.';
  return `Thank you for thinking of me. I have decided not to come ${/visit(?: on .+)?$/.test(declined) ? 'for' : 'to'} the ${declined}.`;
}

/** "preferred walk on" → "preferred walk-on spot" */
function offered(declined: string): string {
  return declined.replace(/walk[- ]on(?: spot)?/, 'walk-on spot');
}

function thanksOnce(statements: string): string {
  return /\bthank/i.test(statements) ? '' : 'Thank you.';
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}

/** Adds an apology to "I cannot come". */
function sorryOnce(statements: string): string {
  return /\bsorry\b/i.test(statements) ? statements : statements.replace(/^(?=I (?:can|will|won|am)\b|I can['’]t)/, 'I am sorry, but ');
}
