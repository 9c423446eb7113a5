/** What two spellings have in common: lower case, no accents, apostrophes or dots, hyphens as spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʻ`.]/gu, '')
    .replace(/[-–—\s]+/gu, ' ')
    .trim()
    .toLowerCase();
}
