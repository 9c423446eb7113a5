/** Plain English letters with single spaces between words: only capitals can differ. */
const PLAIN = /^[!-_a-~]+( [!-_a-~]+)*$/;

/**
 * What two spellings of one name have in common: lower case, no accents, one kind of apostrophe,
 * single spaces. "  San José  State" and "san jose state" share a key.
 */
export function nameKey(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʻ`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
