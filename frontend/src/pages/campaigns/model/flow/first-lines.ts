const most = 3;

/** The first lines of an email that are not empty, at most three, and whether there are more. */
export function firstLines(text: string): { lines: string[]; more: boolean } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return { lines: lines.slice(0, most), more: lines.length > most };
}
