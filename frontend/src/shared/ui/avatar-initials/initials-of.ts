/** What follows a last name and is none: "Jr.", "III". */
const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/iu;

/** First letters of the first and the last name: "Maya de la Cruz III" gives "MC"; nothing for an empty name. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word, at) => word !== '' && (at === 0 || !suffix.test(word)));
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
