import type { Edit } from '../words/pattern.js';
import { lowerAt, posAt, type Word } from '../words/word.js';
import { WORD_FORMS } from '../words/word-forms.js';
import { WORD_SETS } from '../words/word-sets.js';

const COUNTABLE = new Set([
  ...(WORD_SETS['countable'] ?? []),
  ...(WORD_SETS['human'] ?? []),
  ...'clip highlight video film workout drill punt kick kickoff target block reason thing skill question chance guy kid friend coach pick rep route captain class practice message text letter email scholarship award honor program college university opportunity injury position conference championship title record meet event test grade friend person child'.split(' '), // prettier-ignore
]);
const COUNTS =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|many|several|few|these|those)$/;
/** A plural follows one of these: "one of the hardest worker". */
const SEVERAL_OF = /^(?:one|some|most|many|several|both|each|none|two|three|four|few|any|half)$/;
const QUALITIES = /^(?:ADJ|NOUN|ADV)$/;

/** Nouns that have to be several: "two new game on it", "one of the hardest worker", "4 forced fumble and". */
export function severalEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    if (!COUNTABLE.has(word.lower) || !/^(?:NOUN|VERB)$/.test(word.pos) || !endsPhrase(words, at)) return [];
    if (!isCounted(words, at) && !isOneOf(words, at)) return [];
    const text = IRREGULAR[word.lower] ?? WORD_FORMS['several']?.(word.lower) ?? word.lower;
    return [{ start: word.start, end: word.end, text }];
  });
}

const IRREGULAR: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  lineman: 'linemen',
  freshman: 'freshmen',
  man: 'men',
};

/** Returns whether no other noun follows in the phrase: "two touchdown passes", "3 game suspension". */
function endsPhrase(words: readonly Word[], at: number): boolean {
  return (
    (/ed$|^left$/.test(lowerAt(words, at + 1)) || !/^(?:NOUN|ADJ|NUM|PROPN|VERB|X|INTJ|SYM)$/.test(posAt(words, at + 1))) &&
    lowerAt(words, at + 1) !== '-'
  );
}

/** "3 year starter", "12 team league": what is counted is in the middle. */
const NO_QUALITY = /^(?:first|last|other|more|old|high|second|third|years?|weeks?|days?|months?|hours?|games?|star|point|yards?|times?|foot|inch|pounds?|lbs?|team|man|sport|grade|class|way|step|back|receiver|tight|wide|touchdowns?|quarterback)$/; // prettier-ignore

/** A number above one, with an adjective between at most: "two new game". */
function isCounted(words: readonly Word[], at: number): boolean {
  const count = isQuality(words, at - 1) ? at - 2 : at - 1;
  const number = lowerAt(words, count);
  const before = lowerAt(words, count - 1);
  // "in 11 grade" is the eleventh
  if (before === 'in' && lowerAt(words, at) === 'grade') return false;
  if (before === 'of') return isSmall(number);
  return !isTitle(words, count) && !NAMED.test(before) && (COUNTS.test(number) || isSmall(number));
}

/** "class of 2027 quarterback", "the top 10 team", "my week 3 game" */
const NAMED = /^(?:a|an|the|my|our|your|his|week|class|top|no|number|grade|game|this|that|each|every|division|day|\.)$/;

function isQuality(words: readonly Word[], at: number): boolean {
  const isVerbal = posAt(words, at) === 'VERB' && lowerAt(words, at).endsWith('ed');
  return (isVerbal || /^(?:ADJ|NOUN)$/.test(posAt(words, at))) && !NO_QUALITY.test(lowerAt(words, at));
}

/** "Power Four guy" */
function isTitle(words: readonly Word[], count: number): boolean {
  const word = words[count];
  return (word !== undefined && /^\p{Lu}/u.test(word.text)) || posAt(words, count - 1) === 'PROPN';
}

/** A whole number that counts things and names no year, time or score. */
function isSmall(count: string): boolean {
  return /^(?:[2-9]|[1-9]\d|1[0-8]\d\d?|[2-9]\d\d)$/.test(count);
}

/** "one of the hardest worker", "one of my best friend" */
function isOneOf(words: readonly Word[], at: number): boolean {
  // "few of our opponents play"
  if (lowerAt(words, at - 1).endsWith('s') && posAt(words, at - 1) === 'NOUN') return false;
  let from = at - 1;
  while (from > at - 3 && QUALITIES.test(posAt(words, from))) from -= 1;
  const isOwned = /^(?:the|my|our|your|his|her|their|these|those)$/.test(lowerAt(words, from));
  return isOwned && lowerAt(words, from - 1) === 'of' && SEVERAL_OF.test(lowerAt(words, from - 2)) && /^(?:one|two|three|four|several|many|few|both|each)$/.test(lowerAt(words, from - 2)); // prettier-ignore
}
