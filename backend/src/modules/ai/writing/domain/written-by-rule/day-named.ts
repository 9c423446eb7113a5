/** After these a day needs no "on". */
const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAY = new RegExp(
  String.raw`(?<=\b(?:come|came|camp|game|visit|call|calling|called|me|it|\p{Lu}\p{L}{1,20}|ankle|knee|shoulder|clips|film|practice|there|you)) (?=(?:${MONTH}) \d{1,2}\b)`,
  'giu',
);
const WEEKDAY =
  /(?<=\b(?:calling|called|came|come|coming|game|visit|clips|film|camp|there|you|it|me)) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi;

/** "I cannot come January 16" → "on January 16" */
export function withDayNamed(sentence: string): string {
  return sentence
    .replace(DAY, ' on ')
    .replace(WEEKDAY, ' on ')
    .replace(OPPONENT, (found) => found.toUpperCase());
}

/** "against tidewell": a name in small letters. */
const OPPONENT =
  /(?<=\bagainst )(?!(?:the|a|an|my|our|your|his|her|them|him|us|all|every|other|some|good|top|two|three|each|any|no|man|zone|tough|big|teams?|players|and)\b)\p{Ll}(?=\p{Ll}{3})/gu;
