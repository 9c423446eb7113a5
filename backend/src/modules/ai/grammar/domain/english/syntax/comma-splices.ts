import type { Edit } from '../words/pattern.js';
import { lowerAt, posAt, type Word } from '../words/word.js';

const ACTS = /^(?:VERB|AUX)$/;
const SUBJECT = /^(?:i|we|he|she|they|it|you|i'm|i've|i'll|i'd|we're|we've|we'll|they're|they've|he's|she's|it's|im|ive)$/;
const CONTRACTED = /'|^(?:im|ive)$/;
const OWNERS = /^(?:my|our)$/;
/** With one of these anywhere before the comma the clause may wait for the one behind it. */
const WAITS =
  /^(?:if|when|whenever|because|while|although|though|once|unless|until|till|since|after|before|as|whether|whatever|wherever|whoever|however|no|not|had|were|should|every|each|the|like|that|what|who|which|where|how|why|said|say|says|told|tell|asked|ask|so|either|neither|both|more|less|even|than|please|thank|thanks|let|:|;|\(|\)|"|”|“|—|–|-|\?)$/;
/** Said of the sentence itself: "I work hard, I promise." */
const ASIDE = /^(?:think|guess|hope|know|believe|promise|swear|suppose|mean|feel|lie|say|said|wish|bet|admit|must|assure)$/;
const JOINS = /^(?:and|or|nor)$/;
const ADVERBS = /^(?:also|really|just|still|never|always|now|only|even|then|actually|truly)$/;
const FEWEST = 3;
/** Words that are looked at on each side. */
const LONGEST = 40;

/** "I play baseball too, we won state": two sentences with only a comma between them get a full stop. */
export function commaSpliceEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (
      word.text !== ',' ||
      !next ||
      isContrast(words, at) ||
      !(isStatement(words, at) && beginsStatement(words, at + 1) && endsAlone(words, at + 1))
    )
      return [];
    const capital = next.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return [
      { start: word.start, end: word.end, text: '.' },
      ...(capital === next.text ? [] : [{ start: next.start, end: next.end, text: capital }]),
    ];
  });
}

/** "It is not about me, it is about the team." */
function isContrast(words: readonly Word[], comma: number): boolean {
  const isThen =
    /^(?:it's|they're|he's|she's|i'm|we're)$/.test(lowerAt(words, comma + 1)) || /^(?:is|are|am|was|were)$/.test(lowerAt(words, comma + 2));
  if (!isThen) return false;
  for (let at = comma - 1; at >= Math.max(0, comma - LONGEST); at -= 1) {
    if (/^(?:\n|[.?!])$/.test(lowerAt(words, at))) return false;
    if (/^(?:not|isn't|wasn't|aren't|weren't|ain't)$/.test(lowerAt(words, at))) return true;
  }
  return false;
}

/** A whole statement from the beginning of the sentence, or from behind "Coach,", to this comma. */
function isStatement(words: readonly Word[], comma: number): boolean {
  const from = clauseStart(words, comma);
  if (from === null || comma - from < FEWEST) return false;
  const clause = words.slice(from, comma);
  if (clause.some(({ lower, pos }, at) => pos === 'NAME' || (waits(lower, at) && !(lower === 'that' && at === clause.length - 1))))
    return false;
  const last = clause.at(-1);
  return actsFrom(clause) && last !== undefined && !/^(?:ADP|CCONJ|SCONJ|DET|PART)$/.test(last.pos);
}

/** "the" may begin the thing that is spoken of, and stand within the clause. */
function waits(lower: string, at: number): boolean {
  if (/^(?:the|no|not|more|less|both|each|every|please|had|were|said|told|asked|like|so|even)$/.test(lower))
    return at === 0 && lower !== 'the';
  return WAITS.test(lower);
}

/** Its subject is at its beginning and its verb not far behind. */
function actsFrom([first, ...rest]: readonly Word[]): boolean {
  if (!first) return false;
  if (SUBJECT.test(first.lower)) return CONTRACTED.test(first.lower) || rest.slice(0, 3).some(({ pos }) => ACTS.test(pos));
  const isThing = /^(?:my|our|your|the|his|her|their|this|that)$/.test(first.lower) || first.pos === 'PROPN';
  const verb = rest.findIndex(({ pos }) => ACTS.test(pos));
  return (
    isThing &&
    verb >= (first.pos === 'PROPN' ? 0 : 1) &&
    verb < 5 &&
    rest.slice(0, verb).every(({ pos }) => /^(?:NOUN|ADJ|PROPN|NUM|ADV)$/.test(pos))
  );
}

/** The first word of the clause that this comma ends; null where another comma makes it part of something longer. */
function clauseStart(words: readonly Word[], comma: number): number | null {
  for (let at = comma - 1; at >= Math.max(-1, comma - LONGEST); at -= 1) {
    const word = words[at];
    if (word === undefined || word.pos === 'BREAK' || /^[.?!]$/.test(word.text)) return at + 1;
    if (word.text === ',') return isAddress(words, at) ? at + 1 : null;
  }
  return null;
}

/** "Coach,", "Hi Coach Okonjo,", "Dear {{name}}," */
function isAddress(words: readonly Word[], comma: number): boolean {
  for (let at = comma - 1; at >= comma - 4; at -= 1) {
    const word = words[at];
    if (word === undefined || word.pos === 'BREAK' || /^[.?!]$/.test(word.text)) return false;
    const isFirst = at === 0 || posAt(words, at - 1) === 'BREAK' || /^[.?!]$/.test(lowerAt(words, at - 1));
    if (isFirst && /^(?:coach|dear|hi|hello|hey|sir|yes|no|also|sorry)$/.test(word.lower)) return true;
  }
  return false;
}

/** "they gave up", "it's", "my coach is" */
function beginsStatement(words: readonly Word[], at: number): boolean {
  const subject = lowerAt(words, at);
  if (OWNERS.test(subject))
    return posAt(words, at + 1) === 'NOUN' && /^(?:am|is|are|was|were|has|have|had|will|can)$/.test(lowerAt(words, at + 2));
  if (!SUBJECT.test(subject)) return /^(?:(?:that|this) (?:is|was) |(?:that|this)'s )/.test(`${subject} ${lowerAt(words, at + 1)} `);
  const verb = ADVERBS.test(lowerAt(words, at + 1)) ? at + 2 : at + 1;
  if (
    ASIDE.test(lowerAt(words, verb)) ||
    (/^(?:would|will|can|do|did|won't|can't)$/.test(lowerAt(words, verb)) && ASIDE.test(lowerAt(words, verb + 1)))
  )
    return false;
  return CONTRACTED.test(subject) || ACTS.test(posAt(words, verb));
}

function goesOn(words: readonly Word[], at: number): boolean {
  return JOINS.test(lowerAt(words, at)) || beginsStatement(words, at);
}

/** Nothing behind it makes a list of the two: "I block, I catch, and I run". */
function endsAlone(words: readonly Word[], at: number): boolean {
  let length = 0;
  for (let next = at; next < Math.min(words.length, at + LONGEST); next += 1) {
    const { pos, text } = words[next] as Word;
    if (pos === 'BREAK' || /^[.!]$/.test(text)) return length >= FEWEST;
    if (text === '?' || pos === 'NAME' || /^[;:—–]$/.test(text)) return false;
    if (text === ',' && goesOn(words, next + 1)) return false;
    length += 1;
  }
  return length >= FEWEST && words.length <= at + LONGEST;
}
