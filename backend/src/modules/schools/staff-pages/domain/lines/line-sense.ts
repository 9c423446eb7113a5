import { findAddresses, findPhones } from '../people/find-contacts.js';
import { isAllTitle, isTitle, isVacant, nameAndTitle, nameIn, type NameAndTitle } from '../people/person-line.js';
import { fold } from './words.js';

/** The meaning of a line on its own. Computed once for each line, because neighboring lines need it too. */
export interface LineSense {
  /** The person whose name it is, for comparing; null when it is no name alone. */
  name: string | null;
  /** Name and title in one line. */
  both: NameAndTitle | null;
  /** A person's role. */
  title: string | null;
  /** A year, or several. */
  isYears: boolean;
  /** The position is vacant. */
  isVacant: boolean;
  /** A contact, a label or nothing: may be between a name and its title. */
  isBetween: boolean;
}

const LABEL =
  /^(titles?|positions?|roles?|job titles?|phones?|phone numbers?|telephone|tel|office|office phone|work phone|cell|mobile|fax|e-?mail|work e-?mail|e-?mail address|twitter|x|name|contact|hometown|alma mater|year at .{1,30})\s*:?$/;
/** "2024", "2019-22", "2019-present" */
export const YEARS = /^(19|20)\d\d(\s?[-–—]\s?((19|20)?\d\d|present|now))?$/i;
/** Where somebody's office is. */
const LOCATION = /^(?:office )?location ?: ?\S/i;
const LAST_NAME = /^(?:coach|mr\.?|mrs\.?|ms\.?|dr\.?) (\p{L}[\p{L}\p{M}'’-]{1,40})$/iu;
/** "Head Coach Email": what the link behind a title is called. */
const LINK_BEHIND = /\s(?:e[-‑]?mail|(?:full |view )?bio)$/i;
const LABELLED = /^(titles?|positions?|roles?|job titles?) ?: ?(\S.*)$/i;

export function senseOf(text: string): LineSense {
  const person = nameIn(text);
  const sense = {
    name: person ? fold(`${person.first} ${person.last}`) : lastNameAlone(text),
    both: nameAndTitle(text),
    isYears: YEARS.test(text),
    isVacant: isVacant(text),
    isBetween: isBetween(text),
  };
  return { ...sense, title: LABELLED.exec(text)?.[2] ?? titleOf(text, sense) };
}

/** "Coach Smith" is a person without a first name. */
function lastNameAlone(text: string): string | null {
  const [, last] = LAST_NAME.exec(text) ?? [];
  return last === undefined || isAllTitle(last) ? null : fold(text);
}

function titleOf(text: string, { name, both, ...is }: Omit<LineSense, 'title'>): string | null {
  const isOther = name !== null || both !== null || is.isVacant || is.isBetween;
  return !isOther && isTitle(text) ? text.replace(LINK_BEHIND, '') : null;
}

function isBetween(text: string): boolean {
  return text === '' || LABEL.test(fold(text)) || LOCATION.test(text) || findAddresses(text).length > 0 || findPhones(text).length > 0;
}
