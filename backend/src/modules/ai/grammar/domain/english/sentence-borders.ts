import { isPoint, runsOnAt } from './run-on-borders.js';
import { newClauseAt } from './run-on-clauses.js';
import type { Edit } from './words/pattern.js';
import { lowerAt, posAt, type Word } from './words/word.js';
import { PASTS } from './words/word-forms.js';
import { WORD_SETS } from './words/word-sets.js';

/** Words of what is taken for one sentence. */
const LONGEST = 60;

/** A clause after one of these waits for another one: "when I was 12 my dad moved". */
const WAITS = new Set(
  `when whenever if since after before because while although though as once until unless at in on by during from with for to what which
  who whose where how why every the that both all`.split(/\s+/),
);
/** Words that end a statement with a day or a place. */
const ENDS = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
  yesterday today tomorrow now well hard together there here`.split(/\s+/),
);
const SPANS = new Set('week year season month summer fall spring winter night game weekend'.split(' '));
const OPENS = new Set(['i', "i'm", 'im', "i've", "i'll"]);
/** Verbs and adverbs after "I" that take a clause, or begin a new sentence. */
const CLAUSAL = new Set('never always think hope believe know am have can will would want also look appreciate love'.split(' '));
const STATES = new Set('was is were are felt looked had has have will would looks made'.split(' '));
const WAITING = /^(?:if|when|because|whenever|unless|while)$/;
const THOUGHT = /^(?:think|know|knew|thought|say|said|hope|believe|wish|feel|felt|told|tell|heard|saw)$/;
const THING = new Set(['it', 'we', 'he', 'she', 'they', 'i']);

const POSITIONS = new Set(WORD_SETS['position']);

/** Where two sentences run together: "I squat 405 I also run track". A full stop and a capital part them. */
export function borderEdits(words: readonly Word[]): Edit[] {
  const edits: Edit[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    if (word.pos === 'BREAK' || /^[.,;:!?()"“”–—-]$/.test(word.text)) from = at + 1;
    else if (at > from + 1 && at - from <= LONGEST && bordersAt(words, at, from)) {
      edits.push(...parted(words[at - 1], word));
      from = at;
    }
  }
  return edits;
}

function parted(before: Word | undefined, word: Word): Edit[] {
  if (!before || before.pos === 'NAME') return [];
  const capital = word.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return [
    { start: before.end, end: before.end, text: '.' },
    ...(capital === word.text ? [] : [{ start: word.start, end: word.end, text: capital }]),
  ];
}

/** The words before are a whole sentence, and at this word one begins. */
function bordersAt(words: readonly Word[], at: number, from: number): boolean {
  const preceding = words.slice(from, at);
  return !isJoined(words, at) && (endsWhole(words, at, preceding) || (isWhole(preceding) && isNextAt(words, at, preceding)));
}

function endsWhole(words: readonly Word[], at: number, preceding: readonly Word[]): boolean {
  return newClauseAt(words, at, preceding) && (isWhole(preceding) || isThingFirst(preceding));
}

function isNextAt(words: readonly Word[], at: number, preceding: readonly Word[]): boolean {
  return (beforeThat(words, at) || measuredThen(words, at) || actsThen(words, at, preceding) || judgedThen(words, at, preceding) || describedThen(words, at, preceding) || timedThen(words, at, preceding) || runsOnAt(words, at, preceding)); // prettier-ignore
}

/** "I started this year before that I was on JV" */
function beforeThat(words: readonly Word[], at: number): boolean {
  const isLead = /^(?:before|after|since)$/.test(lowerAt(words, at)) && lowerAt(words, at + 1) === 'that';
  return isLead && /^(?:i|we|he|she|they)$/.test(lowerAt(words, at + 2)) && ACTS.test(posAt(words, at + 3));
}

/** "fast and I love it", "and now I have", "to know weather I can": the two parts belong to one sentence. */
function isJoined(words: readonly Word[], at: number): boolean {
  const [before, last] = [lowerAt(words, at - 2), lowerAt(words, at - 1)];
  if (
    /^(?:CCONJ|SCONJ)$/.test(posAt(words, at - 1)) ||
    /^(?:weather|wether|wheather|so|and|but|or|because|cause|sense|then|than|were|wear)$/.test(last)
  )
    return true;
  // "until June now it is healed": the new sentence began with "now".
  if (last === 'now' && isPoint(before)) return true;
  return /^(?:and|but|so|then|or|how)$/.test(before) && ENDS.has(last);
}

/** "the snap was low": one thing and one verb. */
function isThingFirst([first, ...rest]: readonly Word[]): boolean {
  const verb = rest.findIndex(({ pos }) => /^(?:VERB|AUX)$/.test(pos));
  return first?.lower === 'the' && verb > 0 && verb < 3 && !rest.slice(0, verb).some(({ pos }) => pos === 'PRON');
}

/** A subject at its beginning and a verb, and nothing that waits for more. */
function isWhole(preceding: readonly Word[]): boolean {
  const [first] = preceding;
  if (!first || WAITS.has(first.lower) || preceding.some(({ lower }) => WAITING.test(lower))) return false;
  const isSubject = first.pos === 'PRON' || first.pos === 'PROPN' || /^(?:my|our|your|please|thank|thanks|then|now)$/.test(first.lower);
  return isSubject && preceding.some(({ pos }) => pos === 'VERB' || pos === 'AUX');
}

/** "is 4.68 my vertical is", "squat 405 I also": a number ends the first. */
function measuredThen(words: readonly Word[], at: number): boolean {
  const isNumber = posAt(words, at - 1) === 'NUM' && lowerAt(words, at - 1) !== 'one';
  if (!isNumber || /^(?:the|that|this)$/.test(lowerAt(words, at - 2))) return false;
  const isMeasured = /^(?:my|our)$/.test(lowerAt(words, at)) && /^(?:is|was|are|were)$/.test(lowerAt(words, at + 2));
  return isMeasured || beginsNew(words, at, ['ADV']) || (lowerAt(words, at) === 'i' && lowerAt(words, at + 1) === 'play');
}

/** "I also", "I am", "I think", "I'll": the beginning of a new sentence, not of a relative clause. */
function beginsNew(words: readonly Word[], at: number, kinds: readonly string[]): boolean {
  if (!OPENS.has(lowerAt(words, at))) return false;
  return lowerAt(words, at) !== 'i' || CLAUSAL.has(lowerAt(words, at + 1)) || kinds.includes(posAt(words, at + 1));
}

/** "I play corner I also return kicks", "look at my film I think": after a noun without an article no relative clause can begin with "I". */
function actsThen(words: readonly Word[], at: number, preceding: readonly Word[]): boolean {
  if (!beginsNew(words, at, ['AUX'])) return false;
  const isThis = lowerAt(words, at - 1) === 'this' && posAt(words, at - 2) !== 'VERB';
  // "the field I love it", "both ways I start at corner"
  const isOther = /^(?:it|them)$/.test(lowerAt(words, at + 2)) || lowerAt(words, at - 1) === 'ways' || isLotThen(words, at);
  return (
    isThis ||
    isOther ||
    endsTime(words, at) ||
    isDailyThen(words, at) ||
    (posAt(words, at - 1) === 'NOUN' && closesNoun(words, at, preceding.at(-2)))
  );
}

/** "I learned a lot I think I am ready" */
function isLotThen(words: readonly Word[], at: number): boolean {
  return lowerAt(words, at - 1) === 'lot' && /^(?:think|hope|believe|know|am|also|want|would)$/.test(lowerAt(words, at + 1));
}

/** "I work hard every day I never miss practice" */
function isDailyThen(words: readonly Word[], at: number): boolean {
  const isDaily =
    /^(?:every|each)$/.test(lowerAt(words, at - 2)) && /^(?:day|morning|night|week|year|summer)$/.test(lowerAt(words, at - 1));
  return isDaily && /^(?:never|always|also|think|hope|believe|know|am|love|like|want)$/.test(lowerAt(words, at + 1));
}

/** The noun right before has no article, or an owner while a thought begins. */
function closesNoun(words: readonly Word[], at: number, owner: Word | undefined): boolean {
  if (!owner) return false;
  const isOwned = /^(?:my|your|our)$/.test(owner.lower) && /^(?:think|hope|believe|know|would|am|will)$/.test(lowerAt(words, at + 1));
  const isPlace = /^(?:ADJ|NOUN|CCONJ)$/.test(owner.pos) && POSITIONS.has(lowerAt(words, at - 1));
  const isBare = owner.pos === 'VERB' || isPlace || (owner.pos === 'ADP' && !/^(?:that|of)$/.test(owner.lower));
  return isOwned || (isBare && !/^(?:one|thing|things|place|way|time|day|people)$/.test(lowerAt(words, at - 1)));
}

/** "on Friday it was cold", "your spring game it was fun" */
function judgedThen(words: readonly Word[], at: number, preceding: readonly Word[]): boolean {
  const isState = STATES.has(lowerAt(words, at + 1)) || lowerAt(words, at + 1) === 'am';
  if (!isState || !THING.has(lowerAt(words, at))) return false;
  if (endsTime(words, at)) return true;
  return lowerAt(words, at) === 'it' && posAt(words, at - 1) === 'NOUN' && !preceding.some(({ lower }) => THOUGHT.test(lower));
}

const SOMEBODY = new Set(['i', 'we', 'he', 'she', 'they', 'my', 'our']);
const ACTS = /^(?:VERB|AUX)$/;

/** "I am a junior I play corner", "I play for Coach Varela we run the spread": no relative clause can follow a self-description or a name. */
function describedThen(words: readonly Word[], at: number, preceding: readonly Word[]): boolean {
  const isNew =
    /^(?:i|we)$/.test(lowerAt(words, at)) && ACTS.test(posAt(words, at + 1)) && !preceding.some(({ lower }) => THOUGHT.test(lower));
  const isOfGpa = lowerAt(words, at - 1) === 'gpa' && lowerAt(words, at + 1) === 'am';
  return isNew && !isOfGpa && (endsInName(preceding) || endsInMeasure(preceding) || isWhatIAm(preceding));
}

function endsInName(preceding: readonly Word[]): boolean {
  const [before, last] = preceding.slice(-2);
  return last?.pos === 'PROPN' && /^\p{Lu}/u.test(last.text) && (before?.pos === 'PROPN' || before?.pos === 'ADP');
}

/** "I weigh 198 pounds I am still growing" */
function endsInMeasure(preceding: readonly Word[]): boolean {
  const [count, unit] = preceding.slice(-2);
  return count?.pos === 'NUM' && /^(?:pounds|lbs|inches|yards|touchdowns|tackles|sacks|gpa)$/.test(unit?.lower ?? '');
}

/** "I am a three-year starter" and nothing more. */
function isWhatIAm(preceding: readonly Word[]): boolean {
  const start = /^(?:i am|i'?m) an? /.exec(preceding.map(({ lower }) => lower).join(' '));
  const rest = preceding.slice(start?.[0].trim().split(' ').length ?? preceding.length);
  return preceding.at(-1)?.pos === 'NOUN' && rest.length > 0 && rest.every(({ pos }) => /^(?:NOUN|ADJ|NUM|PUNCT)$/.test(pos));
}

/** "We had a bye last week I used it": a time that ends one statement, and a subject that begins the next. */
function timedThen(words: readonly Word[], at: number, preceding: readonly Word[]): boolean {
  const hasVerb = preceding.slice(0, -2).some(({ pos }) => ACTS.test(pos));
  return (
    hasVerb &&
    endsTime(words, at) &&
    !preceding.some(({ lower }) => THOUGHT.test(lower)) &&
    SOMEBODY.has(lowerAt(words, at)) &&
    isPast(words[at + 1])
  );
}

function isPast(word: Word | undefined): boolean {
  return word?.pos === 'VERB' && (/ed$/.test(word.lower) || PASTS.includes(word.lower));
}

/** "last year", "on Friday", "tomorrow" */
function endsTime(words: readonly Word[], at: number): boolean {
  const before = lowerAt(words, at - 1);
  return ENDS.has(before) || (SPANS.has(before) && /^(?:last|this|next)$/.test(lowerAt(words, at - 2)));
}
