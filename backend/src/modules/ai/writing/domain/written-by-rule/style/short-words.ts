import type { WordRule } from '../../change-words.js';

/** A word has to follow that the short form leans on: "I know who I am." stays, and so does "as tall as I am and". */
const MORE = String.raw`(?= (?!(?:and|but|or|so|because|if|when|until|than)\b)[\p{L}\p{N}]| $)`;
/** Behind these the verb ends what they begin: "the player I am today", "where it is". */
const BARE = String.raw`(?<!\b(?:than|as|where|what|who|how|here|player|person|athlete|student|leader|teammate|man|and|or) )`;
const PARTICIPLE = String.raw`(?:been|had|done|seen|gone|got|gotten|made|taken|given|become|grown|won|lost|led|run|thrown|met|sent|heard|read|come|known|spoken|written|always|never|also|already|just|not|wanted|\p{L}{2,12}ed)\b`;

const IS = ['he', 'she', 'it', 'that', 'there', 'here', 'what', 'who'].join('|');

/** "I am" becomes "I’m" and so on: how it is said between people who know each other. */
export const CONTRACTED: readonly WordRule[] = [
  [/\b(I|you|we|they|he|she|it) (?:have|has) not\b/gi, '$1 haven’t'],
  [/\b(he|she|it) haven’t\b/gi, '$1 hasn’t'],
  [/\bwill not\b/gi, 'won’t'],
  [/\bwould not\b/gi, 'wouldn’t'],
  [new RegExp(`${BARE}\\bI am${MORE}`, 'gu'), 'I’m'],
  [new RegExp(`${BARE}\\b(you|we|they) are${MORE}`, 'giu'), '$1’re'],
  [new RegExp(`${BARE}\\b(${IS}) is${MORE}`, 'giu'), '$1’s'],
  [new RegExp(String.raw`(?<!\b(?:and|or) )\b(I|you|we|they) have(?= ${PARTICIPLE})`, 'giu'), '$1’ve'],
  [new RegExp(`(?<!\\b(?:and|or) )\\b(I|you|we|they|he|she|it|that) will${MORE}`, 'giu'), '$1’ll'],
  [/(?<!\b(?:and|or) )\b(I|you|we|they|he|she) would(?= (?:like|love|be|appreciate|have|also|really|not)\b)/gi, '$1’d'],
  [/\b(do|does|did|is|are|was|were|would|could|should|have|has|had) not\b/gi, '$1n’t'],
  [/\b(?:cannot|can not)\b(?! only| just)/gi, 'can’t'],
  [/\blet us (?=\p{L})/giu, 'let’s '],
];
