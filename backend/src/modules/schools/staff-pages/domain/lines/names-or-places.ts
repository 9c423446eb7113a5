import { findAddresses } from '../people/find-contacts.js';
import { namesOfAddresses } from '../people/named-address.js';
import { isNameOrPlace, isTitle, nameIn } from '../people/person-line.js';
import type { PageLine } from './page-line.js';

/** So often a page names the building in which everybody's office is. */
const OFTEN = 3;

/**
 * "Marcus Hall" is a person or a building. It is kept where something shows the person: an address with that name, a heading, the first name of its
 * row, or a title below and no name above; elsewhere it is marked as a place.
 */
export function withPlacesMarked(lines: PageLine[]): PageLine[] {
  const found = lines.flatMap(({ text }, at) => (mayBeOne(text) && isNameOrPlace(text) ? [at] : []));
  if (found.length === 0) return lines;
  const hasAddress = namesOfAddresses(addressesOf(lines));
  const times = new Map<string, number>();
  for (const at of found) times.set(lines[at]?.text ?? '', (times.get(lines[at]?.text ?? '') ?? 0) + 1);
  const isPlace = (at: number, text: string) => !hasAddress(text) && ((times.get(text) ?? 0) >= OFTEN || !isShown(lines, at));
  const places = new Set(found.filter((at) => isPlace(at, lines[at]?.text ?? '')));
  return lines.map((line, at) => (places.has(at) ? { ...line, text: `Location: ${line.text}` } : line));
}

/** Cheap, because nearly no line is one. */
const mayBeOne = (text: string): boolean => /\b(?:hall|field|street|box)\b/i.test(text);

function isShown(lines: readonly PageLine[], at: number): boolean {
  const [line, before, next] = [lines[at], lines[at - 1], lines[at + 1]];
  if (line?.level) return true;
  if (line?.cell) return isFirstName(lines, at, line.cell.row);
  return isTitle(next?.text ?? '') && nameIn(before?.text ?? '') === null;
}

function isFirstName(lines: readonly PageLine[], at: number, row: number): boolean {
  for (let before = at - 1; lines[before]?.cell?.row === row; before -= 1) if (nameIn(lines[before]?.text ?? '') !== null) return false;
  return true;
}

function addressesOf(lines: readonly PageLine[]): string[] {
  return lines.flatMap(({ text, links }) => [
    ...findAddresses(text),
    ...links.flatMap(({ kind, value }) => (kind === 'email' ? value : [])),
  ]);
}
