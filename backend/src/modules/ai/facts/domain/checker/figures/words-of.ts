/** A word, a number or a mark of a sentence, with its place there. */
export interface Word {
  text: string;
  start: number;
  end: number;
  isNumber: boolean;
}

const [DOT, APOSTROPHE] = [0x2e, 0x27];
const ENDINGS = setOf('st nd rd th');

/** The words, numbers and marks of a sentence in small letters: "don't", "4.68", "12th", ".5", and each other character for itself. */
export function wordsOf(low: string): Word[] {
  const words: Word[] = [];
  for (let start = 0; start < low.length;) {
    const code = low.charCodeAt(start);
    const end = endOf(low, start, code);
    if (!isBlank(low, start, code)) words.push({ text: low.slice(start, end), start, end, isNumber: isNumber(low, end) });
    start = end;
  }
  return words;
}

function endOf(low: string, start: number, code: number): number {
  if (isLetter(code)) {
    const end = runOf(low, start, isLetter);
    return low.charCodeAt(end) === APOSTROPHE && isLetter(low.charCodeAt(end + 1)) ? runOf(low, end + 1, isLetter) : end;
  }
  const isPart = code === DOT && isDigit(low.charCodeAt(start + 1));
  return isDigit(code) ? endOfNumber(low, start) : isPart ? runOf(low, start + 1, isDigit) : start + 1;
}

function endOfNumber(low: string, start: number): number {
  const whole = runOf(low, start, isDigit);
  const end = low.charCodeAt(whole) === DOT && isDigit(low.charCodeAt(whole + 1)) ? runOf(low, whole + 1, isDigit) : whole;
  return isLetter(low.charCodeAt(end)) && ENDINGS.has(low.slice(end, end + 2)) ? end + 2 : end;
}

function runOf(low: string, start: number, isOf: (code: number) => boolean): number {
  let end = start + 1;
  while (isOf(low.charCodeAt(end))) end += 1;
  return end;
}

function isLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isBlank(low: string, at: number, code: number): boolean {
  return code === 0x20 || ((code < 0x20 || code > 0x7e) && /\s/.test(low.charAt(at)));
}

/** "12", ".5", and no "12th". */
function isNumber(low: string, end: number): boolean {
  return isDigit(low.charCodeAt(end - 1));
}

/** Empty before the first word and after the last. */
export function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? '';
}

export function isNumberAt(words: readonly Word[], at: number): boolean {
  return words[at]?.isNumber ?? false;
}

/** Which word a place of the sentence is in. */
export function wordAt(words: readonly Word[], place: number): number {
  let [low, high] = [0, words.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((words[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
