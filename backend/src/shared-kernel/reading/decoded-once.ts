/** What Windows-1252 shows for the bytes 0x80 to 0x9f; the five that it does not use are control characters. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_SIGN = 0x80;
/**
 * A letter, a quote or a dash whose bytes in UTF-8 were taken for Windows-1252: "JosÃ©" for José. No word has these signs behind such a capital;
 * Ä and Å are letters of names, so a quote or a dash behind one of them stays.
 */
const TWICE = /Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]|[ÄÅ][\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|â€[\u009d‘’“”˜™œ¢¦]/g;
const MAY_BE_TWICE = /[ÂÃÄÅâ]/;

const utf8 = new TextDecoder('utf-8');

/** Text that was encoded twice on its way, as it was meant: "JosÃ©" → "José". */
export function decodedOnce(text: string): string {
  if (!MAY_BE_TWICE.test(text)) return text;
  return text.replace(TWICE, (letters) => utf8.decode(Uint8Array.from(letters, byteOf)));
}

function byteOf(letter: string): number {
  const sign = SIGNS.indexOf(letter);
  return sign < 0 ? (letter.codePointAt(0) ?? 0) : FIRST_SIGN + sign;
}
