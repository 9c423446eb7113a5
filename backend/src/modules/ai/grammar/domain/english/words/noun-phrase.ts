import { lowerAt, opensClause, posAt, type Word } from './word.js';
import { plainOf, USUAL_VERBS } from './word-forms.js';

const VERBS = new Set(USUAL_VERBS);

/** Who a verb belongs to: the place after it, and whether it is several. */
export interface Subject {
  end: number;
  isPlural: boolean;
}

const OF_ONE = new Set(['each', 'one', 'every', 'neither', 'either']);
const ANYBODY = new Set('everybody everyone everything nobody anybody anyone somebody someone something nothing anything'.split(' '));
/** They are singular or plural as the noun after "of". */
const AMOUNTS = new Set(
  `lot number majority half most some all any none rest couple bunch kind group percent handful pair variety part third quarter dozen
  plenty many few several both more less`.split(/\s+/),
);
/** Groups that are one or several as the writer likes, and words of one form. */
const EITHER = new Set('staff couple crew faculty police series means data media offspring headquarters track college sport'.split(' '));
const PLURAL = new Set('people children men women kids guys linemen freshmen feet teeth parents highlights'.split(' '));
/** They end like several and are one. */
const ONE_IN_S = new Set(
  `physics mathematics economics athletics news gymnastics status campus bus class pass success process focus address business fitness access
  toughness quickness bonus virus tennis plus yes this his less loss boss mass grass glass stress progress press weakness illness sickness
  happiness readiness awareness basis analysis emphasis crisis gas series statistics graphics politics tactics maths thanks chaos canvas christmas lens dallas texas kansas`.split(
    /\s+/,
  ),
);
/** After these words the subject begins: "so my coach", "because the team". */
const DETERMINERS = new Set('my our your his her their the this that these those a an each every one'.split(' '));
const LONGEST = 6;

/** Whether a clause with a subject of its own can begin here; "and" may also join a second thing to the one before it. */
export function opensSubject(words: readonly Word[], at: number): boolean {
  const before = lowerAt(words, at - 1);
  if (THINKING_VERBS.test(before)) return true;
  if (!opensClause(words, at)) return false;
  if (before === 'but' && !/^(?:nothing|all|not|anything|no)$/.test(lowerAt(words, at - 2))) return true;
  if (!/^(?:and|or|nor|plus|but)$/.test(before)) return !/^(?:than|as|like)$/.test(before);
  if (before === 'and' && /^(?:my|our|your)$/.test(lowerAt(words, at)) && isToldOf(words, at - 2)) return true;
  return /^(?:ADJ|ADV|PUNCT|NUM)$/.test(posAt(words, at - 2));
}

const NOMINATIVE = /^(?:i|we|it|he|she|they|you|i'm|i've|we've)$/;
/** What somebody thinks or sees may be two who act: "I saw my dad and my mom were there". */
const TAKES_CLAUSE =
  /^(?:think|thought|hope|hoped|believe|know|knew|said|say|says|guess|swear|see|saw|seen|hear|heard|tell|told|feel|felt|wish|glad|happy|sure|proud|that|if|when|because|since|so|where|how|what|who|let|make|made|sorry|like|love|bet|mean)$/;
const BACK = 14;

/** "I threw 14 touchdowns and our offense": the clause before "and" has its own actor and what is done, so another begins. */
function isToldOf(words: readonly Word[], last: number): boolean {
  if (!/^(?:NOUN|PROPN)$/.test(posAt(words, last))) return false;
  let isDone = false;
  for (let at = last; at >= Math.max(0, last - BACK); at -= 1) {
    const { lower, pos, text } = words[at] as Word;
    if (TAKES_CLAUSE.test(lower) || pos === 'BREAK' || /^[,.;:!?]$/.test(text)) return false;
    if (NOMINATIVE.test(lower)) return isDone || /'/.test(lower);
    isDone ||= /^(?:VERB|AUX)$/.test(pos) && !/^(?:am|is|are|was|were)$/.test(lower);
  }
  return false;
}

const THINKING_VERBS = /^(?:think|thinks|hope|believe|know|knows|said|says|guess|swear)$/;

/** The subject that begins at this word, where the words show its number; null where they do not. */
export function subjectAt(words: readonly Word[], at: number): Subject | null {
  const first = words[at];
  if (!first) return null;
  if (ANYBODY.has(first.lower)) return behindOf(words, { end: at + 1, isPlural: false });
  if (lowerAt(words, at + 1) === 'of') return ofSome(words, at, first.lower);
  if (!DETERMINERS.has(first.lower)) return null;
  const phrase = phraseAt(words, at);
  return phrase && behindOf(words, joined(words, phrase));
}

/** "one of my teammates", "most of my highlights": the second are as many as they are. */
function ofSome(words: readonly Word[], at: number, first: string): Subject | null {
  if (OF_ONE.has(first)) return ofOne(words, at);
  const phrase = MANY.test(first) && DETERMINERS.has(lowerAt(words, at + 2)) ? phraseAt(words, at + 2) : null;
  return phrase?.isPlural === true ? phrase : null;
}

const MANY = /^(?:most|some|all|many|several|few|half)$/;

function ofOne(words: readonly Word[], at: number): Subject | null {
  const phrase = phraseAt(words, at + 2);
  return phrase && { end: phrase.end, isPlural: false };
}

/** Determiner, adjectives and nouns up to the last of them. */
function phraseAt(words: readonly Word[], at: number): Subject | null {
  let end = at + 1;
  while (end < at + LONGEST && isOfPhrase(words, end)) end += 1;
  const head = words[end - 1];
  const isPlural = head && end > at + 1 && head.pos === 'NOUN' && !AMOUNTS.has(head.lower) ? numberOf(head.lower) : null;
  return isPlural === null ? null : { end, isPlural };
}

function isOfPhrase(words: readonly Word[], at: number): boolean {
  return /^(?:NOUN|ADJ|NUM|PROPN)$/.test(words[at]?.pos ?? '') && !isVerbBehind(words, at);
}

/** "your coaches answer": behind several, what may be a verb is one. */
function isVerbBehind(words: readonly Word[], at: number): boolean {
  if (posAt(words, at - 1) !== 'NOUN' || numberOf(lowerAt(words, at - 1)) !== true) return false;
  const verb = lowerAt(words, at);
  return VERBS.has(verb) || (plainOf(verb) !== null && /^(?:PRON|DET|ADP|ADV|PART)$/.test(posAt(words, at + 1)));
}

/** "my teammates and coach" are several. */
function joined(words: readonly Word[], subject: Subject): Subject | null {
  let { end, isPlural } = subject;
  while (words[end]?.lower === 'and') {
    const next = DETERMINERS.has(words[end + 1]?.lower ?? '') ? phraseAt(words, end + 1) : bareAt(words, end + 1);
    if (!next) return null;
    ({ end } = next);
    isPlural = true;
  }
  return { end, isPlural };
}

function bareAt(words: readonly Word[], at: number): Subject | null {
  return words[at]?.pos === 'NOUN' || words[at]?.pos === 'PROPN' ? { end: at + 1, isPlural: false } : null;
}

/** What is between subject and verb: "at my school", "on your roster". */
function behindOf(words: readonly Word[], subject: Subject | null): Subject | null {
  if (!subject) return null;
  let { end } = subject;
  while (/^(?:at|on|in|of|from|with|for)$/.test(words[end]?.lower ?? '')) {
    const phrase = DETERMINERS.has(words[end + 1]?.lower ?? '') ? nounsAt(words, end + 2) : nounsAt(words, end + 1);
    if (phrase === null) return null;
    end = phrase;
  }
  return { end, isPlural: subject.isPlural };
}

function nounsAt(words: readonly Word[], at: number): number | null {
  let end = at;
  while (end < at + LONGEST && /^(?:NOUN|ADJ|NUM|PROPN)$/.test(words[end]?.pos ?? '')) {
    // "on our team work hard": the verb, taken for a noun.
    if (end > at && words[end]?.lower === 'work') break;
    end += 1;
  }
  return end === at ? null : end;
}

/** Whether a noun is several; null where its form does not show it. */
export function numberOf(noun: string): boolean | null {
  if (EITHER.has(noun) || /'s?$/.test(noun)) return null;
  if (PLURAL.has(noun)) return true;
  if (ONE_IN_S.has(noun) || /(?:ss|us|is|ics)$/.test(noun)) return false;
  return noun.endsWith('s');
}
