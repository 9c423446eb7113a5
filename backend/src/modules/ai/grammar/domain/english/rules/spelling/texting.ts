const BASE = '*bases|see|be|visit|read|help|talk|text|email|ask|meet|join|come|answer|support|recruit|check|hear|find|sign|drive|travel';
const BEFORE_TO =
  'wanted|want|wants|said|told|need|needs|needed|wait|like|going|ready|try|trying|tryna|tried|hope|hoping|love|able|invited|asked|chance|happy|excited|glad|nice|good|great|honored|forward|supposed|time';

/** Words as they are typed on a phone, written out. */
export const TEXTING_RULES: readonly string[] = [
  // a figure for a word that sounds like it
  `${BEFORE_TO} [2>to] ${BASE}`,
  'have|has|had|got [2>to] be|go|get|see|know|make|take|say|think|tell|leave|learn|improve',
  'have|has|had|got [2>to] work|help|watch|leave|stay|wait|pay|drive|talk|meet|sit|miss|move|study|finish|sleep|eat|write|read|send|show|ask|get|do|keep|find|bring',
  `${BEFORE_TO} you|u|me|us|him|her|them [2>to] ${BASE}`,
  'need|needs|want|have|used|said|going [2>to] $',
  'it|this|that|film|you|everything|him|me [4>for] me|you|u|us|the|my|your|ur|everything|a',
  'thanks|thank|thx [4>for] letting|everything|taking|coming|all|inviting|watching|your|the|ur',
  // letters for words
  '[c>see] u|you|ya',
  'gonna|will|to|can|would|should|must|could|might|ill [b>be]',
  "[ill>I'll] [b>be]",
  "[ill>I'll] be|send|see|let|get|come|call|email|text|try|keep|bring|make|have|go|talk|do|work",
  'you|u|we|they [r>are]',
  '/NOUN|PRON|NUM|ADV|X [n>and] i|my|the|we|he|u|you|a|got|had|also',
  '[y>why] do|does|did|is|are|was|cant|dont|didnt',
  '[n>and] [stuff>so_on] $',
  '[rn>right_now]',
  '[sed>said]',
  'my|a|the|our|his|her|your [fav>favorite]',
  'favs|are|is my [favs>favorites]',
  '[def>definitely] want|wanna|going|gonna|will|be|coming|interested|like|love|would|need|can',
  "i'm|im|will|i'll|would [def>definitely]",
  'a|my|as [sr>senior] year|season|/PUNCT|and|now|next|nxt|qb|this',
  'a|my|as [jr>junior] year|season|/PUNCT|and|now|next|qb|this',
  'a|my|as [soph>sophomore]',
  'a|my|as [frosh>freshman]',
  '[hmu>contact_me]',
  '[nxt>next]',
  '[yr>year]',
  '[yrs>years]',
  '[srsly>seriously]',
  '[obv>obviously]',
  '[w>with] my|me|the|your|you|u|a|our|him|her|them|it',
  '[w/o>without]',
  "[dint|didint|dident|didn>didn't] !'|/PUNCT",
  "[wernt>weren't]",
  "[doesent|dosent|dosnt>doesn't]",
  "[coudnt|coulnt>couldn't]",
];
