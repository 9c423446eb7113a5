import { findAddresses, findPhones } from '../people/find-contacts.js';
import { isTitle, isVacant, nameAndTitle, nameIn } from '../people/person-line.js';
import { headerOf, type Column } from '../people/table-people.js';
import { fold } from './words.js';
import { plainLine } from './page-line.js';

/** The cells of a line of text that tabs divide. */
export type TextRow = readonly string[];

/** The headings of a table in plain text. */
export interface TextHeader {
  columns: Map<number, Column>;
  length: number;
  /** The column of the names; -1 where first and last names have their own. */
  nameAt: number;
}

const MOST_COLUMNS = 100;
const LABEL = /^(name|coach|title|position|phone|e-?mail|photo)?:?$/;

/** The headings that a row holds; null where it holds none, or nothing but names. */
export function textHeader(parts: TextRow): TextHeader | null {
  if (parts.length < 2 || parts.length > MOST_COLUMNS) return null;
  const columns = headerOf(new Map(parts.map((part, column) => [column, [plainLine(part)]])));
  const isMore = [...(columns?.values() ?? [])].some((kind) => !['name', 'first', 'last', 'other'].includes(kind));
  if (!columns || !isMore) return null;
  const nameAt = [...columns].find(([, kind]) => kind === 'name')?.[0] ?? -1;
  return { columns, length: parts.length, nameAt };
}

/** Returns whether a row is about one person: one name, and beside it a role or a contact. */
export function isOnePerson(parts: TextRow): boolean {
  const named = parts.filter((part) => nameIn(part) !== null || nameAndTitle(part) !== null);
  const others = parts.filter((part) => part !== '' && !named.includes(part));
  if (named.length !== 1 || parts.length > MOST_COLUMNS) return named.length === 0 && parts.some(isVacant);
  return others.some((part) => isTitle(part) || isContact(part));
}

/** A row that is one person’s beyond doubt, even where no other row is near: both cards of a grid end and begin in rows of two cells. */
export function isWholeRow(parts: TextRow): boolean {
  return parts.length > 2 && isOnePerson(parts) && parts.some((part) => nameIn(part) === null && isTitle(part));
}

/** Returns whether each cell of a row is the name of another person; the first may be a label of the row. */
export function areNames(parts: TextRow, isName = (part: string): boolean => nameIn(part) !== null): boolean {
  const filled = parts.filter((part, at) => part !== '' && !(at === 0 && LABEL.test(fold(part))));
  return filled.length > 1 && parts.length <= MOST_COLUMNS && filled.every(isName);
}

/** Returns whether a row below names contains these people's titles. */
export function areTitles(parts: TextRow): boolean {
  return parts.some((part) => part !== '' && isTitle(part)) && parts.every((part) => nameIn(part) === null);
}

const isContact = (text: string): boolean => findAddresses(text).length > 0 || findPhones(text).length > 0;
