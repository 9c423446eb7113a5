const FAR = 90;
/** A game of the reader's team, up to the name of the other one. */
const GAME =
  /\b(?:you(?:'ve)?|your|y'all|congrat\w*)\b[^.;!?]{0,60}\b(?:beat|beating|defeated|upset|(?:win|victory|upset|comeback|game|loss|tape|film) (?:over|against|at|of|versus|vs|to)|played?|playing|faced?|lost to|against|versus|vs\.?)(?: (?:the|a|no|rival|against))* $/;

/** "Congratulations on the win over McNeese": the school is an opponent of the reader's. */
export function isPlayedByReader(text: string, start: number, names: readonly string[]): boolean {
  const before = names.reduce((low, name) => low.replaceAll(name, 'you'), text.slice(Math.max(0, start - FAR), start).toLowerCase());
  const stated = GAME.exec(before)?.[0];
  return stated !== undefined && !OF_SELF.test(stated);
}

/** "before you saw me play against", and what is wished. */
const OF_SELF = /\b(?:me|i|my|us|we)\b/;

/** "I watched your line against": the words of the clause behind "your" speak of nobody else. */
export function isOfReader(before: string): boolean {
  const clause =
    before
      .slice(-FAR)
      .split(/[.;!?]/)
      .at(-1) ?? '';
  const at = clause.search(/\b(?:[Yy]ou|[Yy]our|[Cc]ongrat)/);
  return at >= 0 && !/\b(?:I|me|my|we|our)\b/.test(clause.slice(at));
}
