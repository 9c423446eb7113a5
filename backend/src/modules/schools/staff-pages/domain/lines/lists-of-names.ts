import { nameIn } from '../people/person-line.js';
import type { PageLine } from './page-line.js';

/** "Assistant Coaches: Dan Wirth, Eli Katz": several people have one title. */
const LIST = /^([^:@\d]{3,60}s) ?[:–—] ?([^:@\d]{5,400})$/;
const PLURAL = /\b(coaches|coordinators|assistants|directors|managers|analysts|trainers|specialists|interns|volunteers)$/i;
const LABELLED = /^(?:full )?name ?: ?(\S.{2,80})$/i;
const BETWEEN_NAMES = /[,;&]|\sand\s/;
const AND = /^and\s/;

/** Each of several names after one title in a line of its own; read as one name, "Dan Wirth, Eli Katz" would be Eli. */
export function withoutLists(lines: PageLine[]): PageLine[] {
  return lines.flatMap((line) => listed(line) ?? [withoutLabel(line)]);
}

/** "Name: Dana Hill" is the line of Dana Hill. */
function withoutLabel(line: PageLine): PageLine {
  const name = LABELLED.exec(line.text)?.[1];
  return name !== undefined && nameIn(name) ? { ...line, text: name } : line;
}

function listed(line: PageLine): PageLine[] | null {
  const [, title = '', list = ''] = LIST.exec(line.text) ?? [];
  if (!PLURAL.test(title)) return null;
  const names = list
    .split(BETWEEN_NAMES)
    .map((name) => name.trim().replace(AND, ''))
    .filter((name) => name !== '');
  if (names.length < 2 || !names.every((name) => nameIn(name))) return null;
  return names.map((name) => ({ ...line, text: `${name} – ${title.trim()}`, links: [] }));
}
