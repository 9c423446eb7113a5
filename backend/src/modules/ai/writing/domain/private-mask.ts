/** In any case: "Jan", "jan", "JAN". */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map((month) =>
  [...month].map((letter) => `[${letter}${letter.toUpperCase()}]`).join(''),
);
const MONTH = `(?:${MONTHS.join('|')})[a-z]*\\.?`;

/** Mail addresses, phone numbers, full dates (a birth date is one) and street addresses. */
const PRIVATE = new RegExp(
  [
    // Begins only where a run of these characters begins: tried again inside of it, a long run would take quadratic time.
    '(?<![\\w.+-])[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    '(?:\\+?1[ .-]?)?(?:\\(\\d{3}\\)|\\b\\d{3})[ .-]?\\d{3}[ .-]?\\d{4}\\b',
    '\\b\\d{4}-\\d{1,2}-\\d{1,2}\\b',
    '\\b\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})\\b',
    `\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d{2}\\b`,
    `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH},? (?:19|20)\\d{2}\\b`,
    '\\b\\d{1,6} (?:[A-Z][\\w.]* ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Boulevard|Blvd|Way|Trail|Circle|Place)\\b\\.?',
  ].join('|'),
  'g',
);

/** Takes out what must not leave the server; the stand-ins look like placeholders, which a model leaves alone. */
export class PrivateMask {
  private readonly parts: string[] = [];
  private readonly numbers = new Map<string, number>();

  mask(text: string): string {
    return text.replace(PRIVATE, (part) => {
      const number = this.numbers.get(part) ?? this.parts.push(part);
      this.numbers.set(part, number);
      return `{{private_${number}}}`;
    });
  }

  /** Puts the private parts back in a text that was made from masked ones. */
  restore(text: string): string {
    return text.replace(/\{\{private_(\d+)\}\}/g, (whole, at: string) => this.parts[Number(at) - 1] ?? whole);
  }
}
