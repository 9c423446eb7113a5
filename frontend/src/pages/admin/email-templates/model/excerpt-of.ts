const mostCharacters = 200;

/** A placeholder that the cut went through. */
const openCode = /\{\{[^{}]*\}?$/;

/** The first 200 characters of a text, with an ellipsis where more follows; no character and no placeholder is cut in two. */
export function excerptOf(text: string): string {
  const characters = [...text];
  if (characters.length <= mostCharacters) return text;
  const cut = characters.slice(0, mostCharacters).join('');
  return `${cut.replace(openCode, '').trimEnd()}…`;
}
