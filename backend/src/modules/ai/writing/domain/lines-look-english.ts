/** Small words of the languages that a model slips into, without those that English or the name of a state (LA, DE, MI) has too. */
const FOREIGN = new Set(
  `el los las del para con por que en un una su soy es y más le les du pour avec dans et une mon je suis est qui
  und der das mit für ein eine von ist ich mein auf im zum o os um uma em meu di che sono mio`.split(/\s+/),
);
/** "Los Angeles", "El Paso": a few prove nothing. */
const MOST_FOREIGN = 0.15;

/** For subject lines: headlines omit the small words by which looksEnglish recognizes a text, so they only must not be foreign. */
export function linesLookEnglish(lines: readonly string[]): boolean {
  const words =
    lines
      .join(' ')
      .toLowerCase()
      .replace(/\{\{[^{}]*\}\}/g, ' ')
      .match(/\p{L}[\p{L}'’]*/gu) ?? [];
  if (words.length === 0) return true;
  const latin = words.filter((word) => /^[a-z'’]+$/.test(word)).length / words.length;
  const foreign = words.filter((word) => FOREIGN.has(word)).length / words.length;
  return latin > 0.8 && foreign <= MOST_FOREIGN;
}
