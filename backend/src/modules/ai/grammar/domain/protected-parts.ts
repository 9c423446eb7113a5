/**
 * Parts of a text that no rule may change: placeholders in each of their spellings ({{name|fallback}}, {name}, [name]),
 * links, mail addresses and handles.
 */
const PROTECTED =
  /\{\{[^{}\r\n]*\}\}|\{[A-Za-z][A-Za-z _-]{0,40}\}|\[[A-Za-z][A-Za-z _-]{0,40}\]|\bhttps?:\/\/[^\s<>"]+[^\s<>".,;:!?)]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@])@\w+/g;

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
