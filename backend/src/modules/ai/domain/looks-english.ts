const FREQUENT = new Set(
  `the a an and or of to in on at for with from by as is are am was be been have has had i you we he she it they my your
  our his her its their this that these those not do did would could can will about me us who what how which if so but more
  here there when where all very time coach school football player season film team class high year thank thanks`.split(/\s+/),
);

/** English has one of its hundred small words in every few; a short text is given the benefit of the doubt. */
export function looksEnglish(text: string): boolean {
  const words = text.toLowerCase().replace(/\{\{[^}]*\}\}|https?:\S+/g, ' ').match(/\p{L}+/gu) ?? [];
  if (words.length < 12) return true;
  const latin = words.filter((word) => /^[a-z]+$/.test(word)).length / words.length;
  const frequent = words.filter((word) => FREQUENT.has(word)).length / words.length;
  return latin > 0.8 && frequent > 0.2;
}
