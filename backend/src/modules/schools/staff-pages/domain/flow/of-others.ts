import { findAllAddresses, findHandles, findPhones, withoutAddresses } from '../people/find-contacts.js';
import type { PageLine } from '../lines/page-line.js';
import { fold, wordsOf } from '../lines/words.js';
import { isCoach } from '../people/is-coach.js';
import { isTitleWord, personOf } from '../people/person-line.js';

/** Labels beside a person's own number or address. */
const LABELS = new Set(
  'phone telephone tel ph p t o c m e f w d office offices offc cell cellular mobile work home direct line email e mail address contact twitter x instagram ig handle follow on at me call text txt number no num ext extension office hours fax dm dms message send view bio full read more via or and the a an me my to click here com www http https mailto biography profile name protected formerly'.split(
    ' ',
  ),
);
/** Words of a place in which a person's office is. */
const PLACE =
  /\b(room|rm|building|bldg|hall|center|centre|fieldhouse|field house|complex|suite|ste|arena|stadium|gym|gymnasium|floor|annex)\b/;
/** Words of shared contacts of a school or a team. */
const GENERAL =
  /\b(ticket|tickets|ticketing|sports|athletics|department|dept|college|university|school|camp|camps|clinic|clinics|info|information|general|questions?|admissions?|press|media|box|apply|donate|donations|giving|jobs|human|resources|website|webmaster|us|visit|copyright|hotline|rentals?|store|shop)\b/;
/** What a person's own number or address is introduced with in a sentence. */
const REACHED = /\b(reach|reached|contact|call|text|phone|email|mail|write|office|cell)\b/;
/** Longer ones are sentences, which may be about anything in a career. */
const MOST_WORDS_OF_LABEL = 8;
/** In one's own block the team's number or address is one's own, and the number with the label "School". */
const OWN_BLOCK = { contact: new Set(['football']), number: new Set(['football', 'school', 'numbers']) };
const MOST_WORDS_OF_PLACE = 7;
const SHORTEST_NAME = 3;

/** The words by which a line names the person it is about. */
export interface OwnWords {
  /** The name, for comparing with those of lines. */
  key: string;
  last: string;
  words: ReadonlySet<string>;
}

export function ownWordsOf(name: string, title: string): OwnWords {
  const person = personOf(name);
  const key = person ? fold(`${person.first} ${person.last}`) : '';
  return { key, last: wordsOf(person?.last ?? '').join(''), words: new Set([...wordsOf(name), ...wordsOf(title)]) };
}

/** Whether an address has the person's last name in it. */
export function isNamedAfter(address: string, { last }: OwnWords): boolean {
  const local = fold(address.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  return last.length >= SHORTEST_NAME && local.includes(last);
}

/**
 * Returns whether the number, address or handle in a line is not this person's: of the ticket office, or of a camp in a biography. A
 * person's own contact is beside a label, a place, or the name. `isCard`: the line is in a block of that person alone.
 */
export function isOfOthers({ text, links }: PageLine, own: OwnWords, isCard: boolean): boolean {
  if (links.length === 0 && !MAY_HOLD_CONTACT.test(text)) return false;
  const linked = links.flatMap(({ kind, value }) => (kind === 'email' ? value : []));
  const { shown, hidden } = findAllAddresses(text);
  const addresses = [...linked, ...shown, ...hidden];
  if (addresses.some((address) => isNamedAfter(address, own))) return false;
  if (text.length > LONGEST_LINE) return addresses.length > 0 || findPhones(text).length > 0 || findHandles(text).length > 0;
  const rest = withoutContacts(text);
  return (rest !== text || links.length > 0) && isAboutOthers(rest, own, wordsOfBlock(isCard, addresses));
}

function wordsOfBlock(isCard: boolean, addresses: readonly string[]): ReadonlySet<string> {
  return isCard ? OWN_BLOCK[addresses.length > 0 ? 'contact' : 'number'] : new Set();
}

/** `rest`: what is beside the contacts of a line. */
function isAboutOthers(rest: string, own: OwnWords, ofBlock: ReadonlySet<string>): boolean {
  const words = wordsOf(rest).filter((word) => !DIGITS.test(word));
  const unknown = words.filter((word) => !LABELS.has(word) && !own.words.has(word) && !ofBlock.has(word));
  if (GENERAL.test(unknown.join(' '))) return true;
  if (words.length > MOST_WORDS_OF_LABEL && !REACHED.test(words.join(' '))) return true;
  if (unknown.every(isTitleWord) || (own.last.length >= SHORTEST_NAME && words.join('').includes(own.last))) return false;
  // "Marcus Hall, Safeties" is a person of such a name, and not where the person above has an office.
  if (isCoach(unknown.join(' '))) return true;
  return !PLACE.test(words.join(' ')) || words.length > MOST_WORDS_OF_PLACE;
}

const MAY_HOLD_CONTACT = /@|\d{4}|\bat\b/i;
const DIGITS = /^\d+$/;
/** Longer ones are sentences. */
const LONGEST_LINE = 200;

function withoutContacts(text: string): string {
  const written = [...findPhones(text).map((phone) => phone.written), ...findHandles(text).map((handle) => `@${handle}`)];
  return written.reduce((rest, contact) => rest.replaceAll(contact, ' '), withoutAddresses(text));
}
