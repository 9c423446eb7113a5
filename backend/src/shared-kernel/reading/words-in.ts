/** A word of a text in small letters, with its place there. */
export interface TextWord {
  low: string;
  start: number;
  end: number;
}

const APOSTROPHE = 0x27;

/** Runs of Latin letters in their order; with `isShort` also those with an apostrophe within ("don't"). A pattern would take three times as long. */
export function wordsIn(text: string, isShort = false): TextWord[] {
  const words: TextWord[] = [];
  const lowered = text.toLowerCase();
  // A capital whose small letter is longer shifts what follows it.
  const low = lowered.length === text.length ? lowered : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  for (let start = 0; start < text.length; start += 1) {
    if (!isLetter(text.charCodeAt(start))) continue;
    let end = endOfLetters(text, start);
    if (isShort && text.charCodeAt(end) === APOSTROPHE && isLetter(text.charCodeAt(end + 1))) end = endOfLetters(text, end + 1);
    words.push({ low: low.slice(start, end), start, end });
    start = end - 1;
  }
  return words;
}

function endOfLetters(text: string, from: number): number {
  let end = from + 1;
  while (isLetter(text.charCodeAt(end))) end += 1;
  return end;
}

/** The code of a small letter and that of its capital differ in one bit. */
function isLetter(code: number): boolean {
  const low = code | 0x20;
  return low >= 0x61 && low <= 0x7a && code < 0x80;
}
