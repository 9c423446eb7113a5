/** What was copied: both forms of the same page, each of which may be empty. */
export interface PastedPage {
  html: string;
  text: string;
}

/** The server takes no longer one. */
const mostCharacters = 2_000_000;

export const tooLong = 'This page is too long to read. Copy only the part with the football coaches and paste that.';

const fits = (text: string): boolean => text.length <= mostCharacters;

/** Browsers copy styles along: the plain text of such a page is read instead. Null when both forms are too long. */
export function shortened({ html, text }: PastedPage): PastedPage | null {
  const hasText = text.trim() !== '';
  if (fits(html) && fits(text)) return { html, text };
  if (fits(text) && hasText) return { html: '', text };
  return fits(html) && html.trim() !== '' ? { html, text: '' } : null;
}
