const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth';

/** "four" → 4 */
export const SMALL = new Map(ONES.split(' ').map((word, value) => [word, value]));
/** "forty" → 40 */
export const LARGE = new Map(TENS.split(' ').map((word, at) => [word, (at + 2) * 10]));
/** "fourth" → 4; only from the fourth on, because "second" and "third" mean other things too. */
export const ORDINAL = new Map(ORDINALS.split(' ').map((word, value): [string, number] => [word, value]).slice(4)); // prettier-ignore
ORDINAL.set('twentieth', 20);

const MOST_DECIMALS = 4;

interface Group {
  value: number;
  /** Words taken. */
  length: number;
}

/** A number below a hundred at the begin of the words: "sixty", "three"; null when there is none. */
function belowHundred(words: readonly string[]): Group | null {
  const [first = '', second = ''] = words;
  const tens = LARGE.get(first);
  const ones = SMALL.get(second);
  if (tens !== undefined)
    return ones !== undefined && ones > 0 && ones < 10 ? { value: tens + ones, length: 2 } : { value: tens, length: 1 };
  const small = SMALL.get(first);
  return small === undefined ? null : { value: small, length: 1 };
}

/** "two hundred and forty-one", "fourteen hundred", "twelve forty", "four point six eight"; null when the words begin with no number. */
export function spokenNumber(words: readonly string[]): (Group & { text: string }) | null {
  const isHundred = words[0] === 'a' && (words[1] === 'hundred' || words[1] === 'thousand');
  const first = isHundred ? { value: 1, length: 1 } : belowHundred(words);
  if (!first) return null;
  const rest = words.slice(first.length);
  if (rest[0] === 'point') return withDecimals(first, rest.slice(1));
  if (rest[0] === 'hundred') return told(joined(first, 100, rest.slice(1)));
  if (rest[0] === 'thousand') return told(joined(first, 1000, rest.slice(1)));
  return told(spokenPair(first, rest) ?? first);
}

const UNIT_WORD = /^(?:yards?|minutes?|seconds?|inch(?:es)?|pounds?|percent|hundred|thousand|point)$/;

/** "twelve forty", "nine eighty", "two oh five": both of two figures, as years and scores are spoken. */
function spokenPair(first: Group, rest: readonly string[]): Group | null {
  if (first.value < 10) return first.value > 0 ? (spokenOh(first, rest) ?? spokenTens(first, rest)) : null;
  const second = belowHundred(rest);
  if (!second || second.value < 10 || (first.value % 10 === 0 && first.value > 10)) return null;
  return first.value === 10 ? spokenTens(first, rest) : pairOf(first, second, 0);
}

function spokenOh(first: Group, rest: readonly string[]): Group | null {
  const second = rest[0] === 'oh' ? belowHundred(rest.slice(1)) : null;
  return second && second.value < 10 ? pairOf(first, second, 1) : null;
}

/** No "two twenty-yard runs". */
function spokenTens(first: Group, rest: readonly string[]): Group | null {
  const second = belowHundred(rest);
  return second && second.value >= 20 && !UNIT_WORD.test(rest[second.length] ?? '') ? pairOf(first, second, 0) : null;
}

function pairOf(first: Group, second: Group, between: number): Group {
  return { value: first.value * 100 + second.value, length: first.length + between + second.length };
}

function joined(first: Group, unit: number, rest: readonly string[]): Group {
  const and = rest[0] === 'and' ? 1 : 0;
  const more = unit === 1000 ? spokenNumber(rest.slice(and)) : belowHundred(rest.slice(and));
  const head = first.value * unit;
  return more && more.value < unit
    ? { value: head + more.value, length: first.length + 1 + and + more.length }
    : { value: head, length: first.length + 1 };
}

/** "point six eight" and "point sixty-eight" are both .68. */
function withDecimals(whole: Group, words: readonly string[]): (Group & { text: string }) | null {
  const digits: number[] = [];
  for (const word of words.slice(0, MOST_DECIMALS)) {
    const digit = decimalOf(word);
    if (digit === undefined) break;
    digits.push(digit);
  }
  if (digits.length === 0) return told(whole);
  const [first = 0, second = 0] = digits;
  const text = `${whole.value}.${first >= 20 && digits.length > 1 ? first + second : digits.join('')}`;
  return { value: Number(text), text, length: whole.length + 1 + digits.length };
}

function decimalOf(word: string): number | undefined {
  return word === 'oh' || word === 'o' ? 0 : (SMALL.get(word) ?? LARGE.get(word));
}

function told(group: Group): Group & { text: string } {
  return { ...group, text: String(group.value) };
}
