/**
 * What two spellings of one name have in common: lower case, no accents, one kind of apostrophe,
 * single spaces. "  San José  State" and "san jose state" share a key.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʻ`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
