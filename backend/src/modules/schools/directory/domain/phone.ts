const NUMBER = /^[+(]?\d[\d\s().\-/]{5,28}(\s*(ext|x|#)\.?\s*\d{1,6})?$/i;

/** A telephone number with single spaces, otherwise as written; null when it is none. */
export function readPhone(text: string): string | null {
  const folded = text.replace(/\s+/g, ' ').trim();
  const digits = folded.replace(/\D/g, '').length;
  return NUMBER.test(folded) && digits >= 7 && digits <= 21 ? folded : null;
}
