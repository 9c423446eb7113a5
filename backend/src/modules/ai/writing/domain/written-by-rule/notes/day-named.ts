/** After these a day needs no "on". */
const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAY = new RegExp(
  String.raw`(?<=\b(?:come|came|camp|game|visit|call|calling|called|me|it|(?!(?:on|by|until|till|before|after|for|in|of|from|since|to|the|around|at|is|was|and|or|next|last|this|every|about)\b)\p{Lu}\p{L}{1,20}|ankle|knee|shoulder|clips|film|practice|there|you)) (?=(?:${MONTH}) \d{1,2}\b)`,
  'giu',
);
const WEEKDAY =
  /(?<=\b(?:calling|called|came|come|coming|game|visit|clips|film|camp|there|you|it|me)) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi;

/** "I cannot come January 16" → "on January 16" */
export function withDayNamed(sentence: string): string {
  return sentence
    .replace(DAY, ' on ')
    .replace(WEEKDAY, ' on ')
    .replace(OPPONENT, (found) => found.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase()));
}

/** "against stony ford": a name in small letters, of up to three words. */
const OPPONENT =
  /(?<=\bagainst )(?!(?:the|a|an|my|our|your|his|her|them|him|us|all|every|other|some|good|top|two|three|each|any|no|man|zone|tough|big|teams?|players|and)\b)\p{Ll}{3,20}(?: (?!(?:on|in|at|and|but|so|last|this|next|who|when|where|with|for|because|by|was|is|were|we|i|my|our|the|to|as|after|before|during|yesterday|today|while|which)\b)\p{Ll}{2,20}){0,2}(?=[.,;!?]|$| (?:on|in|and|but|last|this|next|yesterday|by|we|i|when|where|who|(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun))\b)|(?<=\bagainst )(?!(?:the|a|an|my|our|your|his|her|them|him|us|all|every|other|some|good|top|two|three|each|any|no|man|zone|tough|big|teams?|players|and)\b)\p{Ll}(?=\p{Ll}{3})/gu;
