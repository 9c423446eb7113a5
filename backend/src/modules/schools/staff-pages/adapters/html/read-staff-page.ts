import { decodedOnce } from '../../../../../shared-kernel/reading/decoded-once.js';
import type { PastedPage, ReadPage } from '../../application/ports/staff-page-reader.js';
import { linesOfText } from '../../domain/lines/lines-of-text.js';
import { cluesOf } from '../../domain/lines/page-clues.js';
import { readPeople } from '../../domain/people/read-people.js';
import { PageTooLong } from '../../domain/staff-page-errors.js';
import { linesOfHtml } from './lines-of-html.js';

/** A result instead of an error, because an error loses its class when it crosses a thread boundary. */
export type PageResult = ({ kind: 'read' } & ReadPage) | { kind: 'too_long' };

/** The HTML has links and rows; the text is read only when the HTML contains no people. */
export function readStaffPage(pasted: PastedPage): PageResult {
  const [html, text] = [decodedOnce(pasted.html), decodedOnce(pasted.text)];
  try {
    const hasPictures = /<img\b/i.test(html);
    const lines = html.trim() === '' ? [] : linesOfHtml(html);
    const people = readPeople(lines);
    if (people.length > 0) return { kind: 'read', people, clues: cluesOf(lines, hasPictures) };
    const plain = linesOfText(text);
    return { kind: 'read', people: readPeople(plain), clues: cluesOf(plain.length > 0 ? plain : lines, hasPictures) };
  } catch (error) {
    if (error instanceof PageTooLong) return { kind: 'too_long' };
    throw error;
  }
}
