const LETTERS = 26;
const FIRST_LETTER = 65;

/** White space of a header, also line ends, counts as one space. */
export function foldTitle(title: string): string {
  return title.replace(/\s+/g, ' ').trim();
}

/**
 * Returns the name of each column of a file, as used in a mapping: its header; a second equal header becomes "Phone (2)", and a
 * column without one is named by its letters, "Column C".
 */
export function columnTitles(header: readonly string[]): string[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return header.map((cell, place) => {
    const name = foldTitle(cell) || `Column ${lettersOf(place)}`;
    let count = (counts.get(name) ?? 0) + 1;
    while (taken.has(numbered(name, count))) count += 1;
    counts.set(name, count);
    taken.add(numbered(name, count));
    return numbered(name, count);
  });
}

function numbered(name: string, count: number): string {
  return count === 1 ? name : `${name} (${count})`;
}

/** 0 → "A", 26 → "AA". */
function lettersOf(place: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (place % LETTERS));
  return place < LETTERS ? last : lettersOf(Math.floor(place / LETTERS) - 1) + last;
}
