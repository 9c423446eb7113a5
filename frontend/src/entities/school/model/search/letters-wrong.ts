/**
 * How many letters are wrong, missing, too many or swapped between two words; null when more than `most`. Only a band of the table is
 * computed, so that the work grows with the length and not with its square.
 */
export function lettersWrong(a: string, b: string, most: number): number | null {
  if (Math.abs(a.length - b.length) > most) return null;
  const far = most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = new Array<number>(b.length + 1).fill(far);
    row[0] = i;
    const end = Math.min(b.length, i + most);
    for (let j = Math.max(1, i - most); j <= end; j += 1) row[j] = cell({ a, b, i, j, row, last, before });
    if (Math.min(...row) > most) return null;
    [before, last] = [last, row];
  }
  const count = last[b.length] ?? far;
  return count > most ? null : count;
}

interface Cell {
  a: string;
  b: string;
  i: number;
  j: number;
  row: number[];
  last: number[];
  before: number[];
}

function cell({ a, b, i, j, row, last, before }: Cell): number {
  const at = (line: number[], place: number) => line[place] ?? Number.MAX_SAFE_INTEGER;
  const same = a[i - 1] === b[j - 1];
  const best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
  const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return isSwapped ? Math.min(best, at(before, j - 2) + 1) : best;
}
