import PostalMime from 'postal-mime';

import { MOST_REPLY_BYTES, MOST_REPLY_TEXT, type ReplyText } from '../../domain/reply-text.js';
import { textOfHtml } from './text-of-html.js';

/** The library goes this deep into parts within parts. */
const MOST_NESTING = 20;
const SURROGATE = /\p{Surrogate}/gu;
/** What no page shows and what the database does not take: control characters, and characters that turn the text around. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Reads the text part of a message, else its HTML: character sets, encodings and flowed lines are the library's work. */
export async function readText(raw: Buffer): Promise<ReplyText> {
  try {
    const read = raw.subarray(0, MOST_REPLY_BYTES);
    const { text, html } = await PostalMime.parse(read, { maxNestingDepth: MOST_NESTING });
    const plain = (text ?? '').trim();
    const shown = textOfHtml(html ?? '', MOST_REPLY_TEXT);
    return { ...bounded(plain === '' ? shown.text : plain), pictures: shown.pictures };
  } catch {
    return { text: '', isCut: false, pictures: 0 };
  }
}

function bounded(text: string): Omit<ReplyText, 'pictures'> {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(SURROGATE, '\uFFFD')
    .replace(INVISIBLE, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim();
  return { text: clean.slice(0, MOST_REPLY_TEXT).replace(SURROGATE, ''), isCut: clean.length > MOST_REPLY_TEXT };
}
