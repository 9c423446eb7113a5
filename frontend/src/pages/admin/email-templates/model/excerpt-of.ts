const mostCharacters = 200;

/** The first 200 characters of a text, with an ellipsis where more follows; no character is cut in two. */
export function excerptOf(text: string): string {
  const characters = [...text];
  return characters.length <= mostCharacters ? text : `${characters.slice(0, mostCharacters).join('').trimEnd()}…`;
}
