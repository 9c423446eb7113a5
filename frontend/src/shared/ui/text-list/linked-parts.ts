export interface TextPart {
  text: string;
  isLink: boolean;
}

const LINK = /(https?:\/\/\S+)/u;

/** Cuts a text at its addresses; joined again the parts are the text. */
export function linkedParts(text: string): TextPart[] {
  return text
    .split(LINK)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isLink: LINK.test(part) }));
}
