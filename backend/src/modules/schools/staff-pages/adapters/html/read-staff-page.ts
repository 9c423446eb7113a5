import type { PastedPage } from '../../application/ports/staff-page-reader.js';
import { linesOfText } from '../../domain/lines-of-text.js';
import { readPeople } from '../../domain/read-people.js';
import { PageTooLong } from '../../domain/staff-page-errors.js';
import type { StaffPerson } from '../../domain/staff-person.js';
import { linesOfHtml } from './lines-of-html.js';

/** An error would lose its class on the way out of a thread. */
export type PageResult = { kind: 'people'; people: StaffPerson[] } | { kind: 'too_long' };

/** The HTML knows links and rows; the text is read where the HTML names nobody. */
export function readStaffPage({ html, text }: PastedPage): PageResult {
  try {
    const people = html.trim() === '' ? [] : readPeople(linesOfHtml(html));
    return { kind: 'people', people: people.length > 0 ? people : readPeople(linesOfText(text)) };
  } catch (error) {
    if (error instanceof PageTooLong) return { kind: 'too_long' };
    throw error;
  }
}
