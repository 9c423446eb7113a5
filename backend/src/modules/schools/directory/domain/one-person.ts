/** Between words; markup and formulas are stored as the text they are. */
const SEVERAL = /[\p{L}.]\s?[/&;|]\s?\p{L}|\sand\s/iu;
/** "Bo Muñoz; Jr." is one person. */
const BEFORE_SUFFIX = /;(?=\s?(?:jr|sr|ii|iii|iv)\b)/gi;
const ADDRESS = /\S@\S{1,190}\.\S/;

/** The name of a cell when it is that of one person; null for several people in one cell, and for a name with a title or an address. */
export function readOnePerson(text: string): string | null {
  const name = text.replace(/\s+/g, ' ').trim();
  return SEVERAL.test(name.replace(BEFORE_SUFFIX, ',')) || ADDRESS.test(name) || hasTwoFullLines(text) ? null : name;
}

/** A second line of two words or more is another name, or a title; one word is the end of a name that is too long for its cell. */
function hasTwoFullLines(text: string): boolean {
  return text.split(/[\r\n]+/).filter((line) => /\s/.test(line.trim())).length > 1;
}
