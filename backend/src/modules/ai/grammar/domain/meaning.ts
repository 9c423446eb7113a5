import { plainText } from '../../../../shared-kernel/reading/plain-text.js';

/** "not just fast" denies nothing: the two words together are one thing that must stay. */
const FOCUS = /\bnot (?:just|only|merely|simply|because)\b/g;

/** Every way to deny, also without its apostrophe. */
const DENIALS =
  /\b(?:not|never|no|nobody|nothing|none|noone|neither|nor|nowhere|without|unable|cannot|cant|wont|aint)\b|n't\b|\b(?:do|does|did|is|was|were|are|have|has|had|could|would|should|must)nt\b/g;

/** "let me no": another word was meant. */
const NO_FOR_KNOW =
  /\b(?:let (?:me|us|you|him|her|them)|to|i|we|you|they|mates|teammates|coaches|parents|players|really|not|don't|dont|didn't) no (?=if|that|how|there|their|all |every |what|when|were|where|i |we |they |about|more|why|you|your|my|it|and|weather|whether|which|witch|who|\.)/g;

/** Chat abbreviations, expanded so that numbers, negations and persons in them count. */
const CHAT: Readonly<Record<string, string>> = {
  idk: "i don't know",
  lmk: 'let me know',
  lyk: 'let you know',
  ty: 'thank you',
  b4: 'before',
  '2nite': 'tonight',
  '2night': 'tonight',
  '2day': 'today',
  '2moro': 'tomorrow',
  '2mrw': 'tomorrow',
  gr8: 'great',
  l8: 'late',
  l8r: 'later',
  'thanks 4': 'thanks for',
  'thx 4': 'thanks for',
  'ready 4': 'ready for',
  'waiting 4': 'waiting for',
};
const IN_LETTERS =
  /\b(?:idk|lmk|lyk|ty|b4|2nite|2night|2day|2moro|2mrw|gr8|l8r?|(?:thanks|thx|ready|waiting) 4(?! (?:yards|games|touchdowns|tds|years|weeks|days)))\b/g;
/** "pay 4 the camp", "talked 2 my parents", "2 much" */
const FOR_WORDS = /\b4 (?=(?:u|you|me|us|my|your|ur|the|this|him|her|them)\b)/g;
const TO_WORDS =
  /\b2 (?=(?:u|you|me|us|my|your|ur|the|him|her|them|much|late|far|early|expensive|high|long|big|soon|hard|many)\b)|(?<=\b(?:scared|ready|want|wanted|wants|need|needs|needed|going|have|has|had|got|trying|tryna|able|happy|excited|like|love|hope|nice|good|great|time|supposed|afraid|glad) )2 (?=(?:work|help|throw|play|see|be|go|come|get|make|talk|meet|learn|visit|watch|wait|pay|drive|leave|stay|say|do|run|lift|catch|know|ask|tell|show|hear|keep|take|find|win|start|improve|study|finish|miss|move|send|read|write|eat|sleep|sit)\b)/g;
/** "ain't never" denies once. */
const TWICE =
  /\b(?:can'?t|couldn'?t) (?=hardly|barely|scarcely)|\b(?:was|were|is|are)n'?t (?=no\b|[a-z]{3,14} (?:by|from|to|with|for) nobody\b)|\b(?:ain'?t|don'?t|didn'?t|haven'?t|can'?t) (?=(?:never|no|nothing|nobody)\b)/g;

/** A text in small letters with the letters of a chat written out. */
export function spelledOut(low: string): string {
  return low
    .replace(IN_LETTERS, (found) => CHAT[found] ?? found)
    .replace(FOR_WORDS, 'for ')
    .replace(TO_WORDS, 'to ');
}

const FIGURES = /\d+(?:\.\d+)?/g;

/** A name: a capitalised word where no sentence begins. */
const NAMES = /(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}'’-]+/gu;

/** Negations that deny nothing: "no cap". */
const IDLE =
  /\b(?:(?:whether|weather|wether) or not|(?:may|might) or (?:may|might) not|believe it or not|no worries if not|can(?:not|'?t) (?:stress|say|emphasize) enough|i do(?: not|n't) know if (?:you|u) remember me|you do(?: not|n't) have to (?:answer|reply|respond)|if (?:it|that) (?:is|would) ?(?:not|n't) (?:be )?too much trouble|no (?:kidding|cheatin\w*|cap|lie|worries|problem|biggie|big deal|joke)|not (?:gonna|going to) lie|can(?:no|'?)t (?:wait|weight|wate|weigh)(?= (?:for|too?)\b|[.!]|$))/g;

/** "don't only" is "do not only". */
const SHORT_NOT = /n't\b/g;

/** What must be the same before and after a change of words. */
export interface Meaning {
  denials: number;
  focuses: number;
  figures: string;
}

export function meaningOf(text: string): Meaning {
  const plain = spelledOut(plainText(text).text.toLowerCase().replaceAll('’', "'"))
    .replace(IDLE, '')
    .replace(NO_FOR_KNOW, (found) => found.replace(/no $/, 'know '))
    .replace(TWICE, '')
    .replace(SHORT_NOT, ' not');
  const focuses = plain.match(FOCUS)?.length ?? 0;
  return {
    denials: (plain.replace(FOCUS, ' ').match(DENIALS) ?? []).length,
    focuses,
    figures: (plain.match(FIGURES) ?? [])
      .map(Number)
      .sort((a, b) => a - b)
      .join(' '),
  };
}

/** The numbers of a text, however they are written. */
export function figuresOf(text: string): number[] {
  return (spelledOut(plainText(text).text.toLowerCase()).match(FIGURES) ?? []).map(Number);
}

/** Returns whether two texts have as many negations, the same numbers and the same persons. */
export function keepsMeaning(before: string, after: string): boolean {
  const [one, other] = [meaningOf(before), meaningOf(after)];
  return one.denials === other.denials && one.focuses === other.focuses && one.figures === other.figures && keepsNames(before, after);
}

/** No name is gone and none is new; small and capital letters are the same. */
function keepsNames(before: string, after: string): boolean {
  return namesIn(before, after) && namesIn(after, before);
}

function namesIn(one: string, other: string): boolean {
  const words = new Set(other.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return (one.match(NAMES) ?? []).every((name) =>
    (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((part) => words.has(part) || isShort(part) || isDate(part, words)),
  );
}

/** "I", "TX", "I'm": no names, or names that may be written out. */
function isShort(word: string): boolean {
  return word.length < 3;
}

const DATES =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december)$/;

/** "Thursday" for "thurs", "October" for "oct". */
function isDate(part: string, words: ReadonlySet<string>): boolean {
  return DATES.test(part) && [3, 4, 5].some((length) => words.has(part.slice(0, length)));
}
