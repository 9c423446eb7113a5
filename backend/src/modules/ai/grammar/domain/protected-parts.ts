/**
 * Parts of a text that no rule may change: placeholders in each of their spellings ({{name|fallback}}, {name}, [name]),
 * links, email addresses and handles.
 */
const PLACEHOLDERS = String.raw`\{\{[^{}\r\n]*\}\}|\{[A-Za-z][A-Za-z _-]{0,40}\}|\[[A-Za-z][A-Za-z _-]{0,40}\]`;
const REST_OF_LINK = String.raw`[^\s<>"]*[^\s<>".,;:!?)]`;
/** As people write them, too: without http, in capital letters. Endings that are words as well only count before a path. */
const LINKS = String.raw`\b(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|[Ww]{3}\.)${REST_OF_LINK}|(?<![\w@.\/-])(?:[A-Za-z0-9][\w-]{0,62}\.){1,5}(?:(?:com|net|org|edu|tv|gg|xyz)\b(?![.@-]\w)(?:\/${REST_OF_LINK})?|(?:io|me|be|ly|co|us|ca|app|link|info|page|live|club|site|online|dev|example)\/${REST_OF_LINK})`;
const ADDRESSES = String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@])@\w+`;
const PROTECTED = new RegExp(`${PLACEHOLDERS}|${LINKS}|${ADDRESSES}`, 'g');

export interface TextPart {
  text: string;
  start: number;
  isProtected: boolean;
}

/** Cuts a text into what may be changed and what may not; joined again they are the text. */
export function protectedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(PROTECTED)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), start: end, isProtected: false });
    parts.push({ text: match[0], start: match.index, isProtected: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), start: end, isProtected: false });
  return parts;
}
