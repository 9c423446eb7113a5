import { lettersWrong } from './letters-wrong';

const BEGUN = 0.5;
const PART = 0.75;
const LONG_WORD = 6;

/** How many letters of a search are wrong, beside the nearest of a school's names, of which the first is its own; null for too many. */
export function misspelled(names: readonly string[], query: string): number | null {
  const most = query.length < 4 ? 0 : query.length < 8 ? 1 : 2;
  if (most === 0) return null;
  const wrong = names.flatMap((one) => {
    const whole = lettersWrong(query, one, most);
    const begun = one.length > query.length + 2 ? lettersWrong(query, one.slice(0, query.length), most) : null;
    // The beginning of a longer name is meant less often than a whole one.
    return [...(whole === null ? [] : [whole]), ...(begun === null ? [] : [begun + BEGUN])];
  });
  // One long word of a name of several: "Whitwater".
  const parts =
    query.length < LONG_WORD || query.includes(' ') ? [] : (names[0] ?? '').split(' ').filter((word) => word.length >= LONG_WORD);
  for (const part of parts) {
    const count = lettersWrong(query, part, most);
    if (count !== null) wrong.push(count + PART);
  }
  return wrong.length === 0 ? null : Math.min(...wrong);
}
