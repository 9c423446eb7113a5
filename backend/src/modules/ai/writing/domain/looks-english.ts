/** Small words that English texts are full of, and neighbouring languages are not. */
const FREQUENT = new Set(
  `the and of to for with from by at is are be been have has had i i'm i've you your my we our he she it they this that not
  would could can what how which if but more here there when where about who into up out next very thank thanks`.split(/\s+/),
);

/** English has one of these words in every few; a short text is given the benefit of the doubt. */
export function looksEnglish(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replace(/\{\{[^{}]*\}\}|https?:\S+/g, ' ')
      .match(/\p{L}[\p{L}'’]*/gu) ?? [];
  if (words.length < 12) return true;
  const latin = words.filter((word) => /^[a-z'’]+$/.test(word)).length / words.length;
  const frequent = words.filter((word) => FREQUENT.has(word)).length / words.length;
  return latin > 0.8 && frequent > 0.18;
}
