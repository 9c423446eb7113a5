/** Line breaks, tabs, other control characters, and the marks that turn the direction of writing around. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;

/** Text on one line, without anything that could start a new line or header in an email; runs of spaces fold to one. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}
