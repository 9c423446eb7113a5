import { findAddresses, findPhones } from '../people/find-contacts.js';
import { isTitle, isVacant, nameAndTitle, nameIn, type NameAndTitle } from '../people/person-line.js';
import { fold } from './words.js';

/** What a line of a page says by itself. Worked out once for each line, since its neighbors ask too. */
export interface LineSense {
  /** The person whose name it is, for comparing; null when it is no name alone. */
  name: string | null;
  /** Name and title in one line. */
  both: NameAndTitle | null;
  /** What somebody does. */
  title: string | null;
  /** Nobody has the position. */
  isVacant: boolean;
  /** A contact, a label or nothing: may be between a name and its title. */
  isBetween: boolean;
}

const LABEL =
  /^(title|position|role|job title|phone|telephone|tel|office|office phone|work phone|cell|mobile|fax|e-?mail|work e-?mail|e-?mail address|twitter|x|name|contact|hometown|alma mater|year at .{1,30})\s*:?$/;
const LABELLED = /^(title|position|role|job title) ?: ?(\S.*)$/i;

export function senseOf(text: string): LineSense {
  const person = nameIn(text);
  const sense = {
    name: person && fold(`${person.first} ${person.last}`),
    both: nameAndTitle(text),
    isVacant: isVacant(text),
    isBetween: isBetween(text),
  };
  return { ...sense, title: LABELLED.exec(text)?.[2] ?? titleOf(text, sense) };
}

function titleOf(text: string, { name, both, ...is }: Omit<LineSense, 'title'>): string | null {
  const isOther = name !== null || both !== null || is.isVacant || is.isBetween;
  return !isOther && isTitle(text) ? text : null;
}

function isBetween(text: string): boolean {
  return text === '' || LABEL.test(fold(text)) || findAddresses(text).length > 0 || findPhones(text).length > 0;
}
