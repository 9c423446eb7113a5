/**
 * A username without its case, for counting: at least as coarse as the database's lower(). Letter by letter, since
 * lower() takes "İ" for "i" while toLowerCase() of the whole text adds a dot, and gives the last "Σ" of a word another form.
 */
export function foldUsername(username: string): string {
  return Array.from(username.trim(), (letter) => Array.from(letter.toLowerCase())[0]).join('');
}
