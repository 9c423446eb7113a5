import { readMailAddress } from '../../../../../shared-kernel/mail-address.js';

const ADDRESS = /[a-z0-9._%+'-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24}/gi;
/** "Emailjsmith@", "402-555-0101jsmith@": the label or the number before an address, without a blank between. */
const STUCK_BEFORE = /^(?:(?:E-?mail|Contact|Mail)(?=[a-z])|\(?\d{3}\)?[.-]\d{3}[.-]\d{4}(?=[a-z]))/;
/** ".eduFull Bio", ".eduPhone". */
const STUCK_BEHIND = /(\.[a-z]{2,12})[A-Z][a-z]{1,20}$/;
/** "ude.etats@llihd": written from behind, and turned round by the page's style. */
const TURNED = /\b(?:ude|moc|gro|ten|vog|liam|su|elpmaxe|tset)\.[a-z0-9.-]{1,100}@[a-z0-9._%+'-]{1,64}/gi;
/** With such an end an address is written forward: "ten.hill@state.edu". */
const FORWARD = /\.(?:edu|com|org|net|gov|mil|us|ca|example|test)$/i;
/** Words that a person is to take out of an address before writing: what is left of it is nobody's for sure. */
const DECOY = /no-?spam|(?:remove|delete|drop|omit|without)-?(?:this|me|spam|the)|spam-?(?:free|not)|anti-?spam/i;
const PHONE =
  /(?:\+?1[\s.-]?)?(?:\(\d{3}\)|(?<!\d)\d{3})[\s.\-/]{0,3}\d{3}[\s.-]\d{4}\b(?:[\s,]{0,3}(?:x|ext\.?|extension)[\s.:]{0,2}(\d{1,6}))?/gi;
const FAX_BEFORE = /\bfax\b[^\d]{0,12}$/i;
const BRACKETED =
  /\b[\w.-]{1,64}\s{0,2}[[({<]\s?at\s?[\])}>]\s{0,2}[\w-]{1,63}(?:(?:\.|\s{0,2}[[({<]\s?dot\s?[\])}>]\s{0,2})\w{2,24}){1,3}/gi;
/** "name [at] school [dot] edu", "name (at) school.edu", "name at school dot edu". */
const AT = /\s{0,2}[[({<]\s?at\s?[\])}>]\s{0,2}/gi;
const DOT = /\s{0,2}[[({<]\s?dot\s?[\])}>]\s{0,2}/gi;
const SPOKEN = /\b([a-z0-9._-]{1,64}) at ([a-z0-9-]{1,63}(?: dot [a-z0-9-]{2,63}){1,3})\b/gi;
const HANDLE_PAGE = /^(?:https?:)?\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/(?:#!\/)?@?([A-Za-z0-9_]{1,15})\/?(?:[?#].*)?$/i;
const NO_HANDLES = new Set(['home', 'intent', 'share', 'search', 'hashtag', 'i', 'login', 'explore', 'settings', 'messages', 'compose']);
const HANDLE_TEXT = /(?:^|[\s(:])@([A-Za-z0-9_]{1,15})\b(?!\.[a-z])/g;

/** "Instagram: @name" is not on X. */
const OTHER_NETWORK = /\b(?:instagram|insta|ig|facebook|fb|tik ?tok|snapchat|snap|threads|youtube|linkedin)\b\W{0,4}$/i;
const LONGEST_NETWORK = 20;

export interface FoundPhone {
  /** The number, an extension behind " x". */
  phone: string;
  /** The place in the text, whole. */
  written: string;
}

/** Mail addresses in a text, in lower case where domains are, each once. */
export const findAddresses = (text: string): string[] => findAllAddresses(text).shown;

/** Addresses that are written so that programs do not find them, and those to which other words stick. */
export const findHiddenAddresses = (text: string): string[] => findAllAddresses(text).hidden;

/** Both; an address to which other words stick is not shown as it is. */
export function findAllAddresses(text: string): { shown: string[]; hidden: string[] } {
  const turned = turnedAddresses(text);
  if (turned.length > 0) return { shown: [], hidden: turned };
  const { shown, stuck } = written(text);
  if (!/\b(at|dot)\b/i.test(text)) return { shown, hidden: stuck };
  const plain = new Set([...shown, ...stuck]);
  const marked = text.replace(AT, '@').replace(DOT, '.');
  const spoken = [...text.matchAll(SPOKEN)].map(([, name = '', domain = '']) => `${name}@${domain.replace(/ dot /gi, '.')}`);
  const hidden = [marked, ...spoken].flatMap((one) => written(one).shown).filter((address) => !plain.has(address));
  return { shown, hidden: [...stuck, ...hidden] };
}

/** A text without the addresses in it, however they are written. */
export function withoutAddresses(text: string): string {
  const plain = text.includes('@') ? text.replace(TURNED, (match) => (FORWARD.test(match) ? match : ' ')).replace(ADDRESS, ' ') : text;
  return /\b(at|dot)\b/i.test(plain) ? plain.replace(BRACKETED, ' ').replace(SPOKEN, ' ') : plain;
}

function turnedAddresses(text: string): string[] {
  if (!text.includes('@')) return [];
  const turned = (text.match(TURNED) ?? []).filter((match) => !FORWARD.test(match)).map((match) => [...match].reverse().join(''));
  return turned.filter((address) => readMailAddress(address) !== null);
}

const NO_ADDRESSES = { shown: [], stuck: [] };

/** Whether an address contains a word against programs: "jlee@NOSPAM.state.edu". Nobody has it as it is written. */
export const isDecoy = (address: string): boolean => DECOY.test(address);

/** Each once. */
function written(text: string): { shown: string[]; stuck: string[] } {
  if (!text.includes('@')) return NO_ADDRESSES;
  const [shown, stuck] = [new Set<string>(), new Set<string>()];
  for (const match of text.match(ADDRESS) ?? []) {
    const whole = match.replace(/^['.]+/, '');
    const own = whole.replace(STUCK_BEFORE, '').replace(STUCK_BEHIND, '$1');
    const address = readMailAddress(own);
    if (address !== null && !isDecoy(address)) (own === whole ? shown : stuck).add(address);
  }
  return { shown: [...shown], stuck: [...stuck].filter((address) => !shown.has(address)) };
}

/** Phone numbers of ten digits in a text, without fax numbers. */
export function findPhones(text: string): FoundPhone[] {
  if (!/\d{4}/.test(text)) return [];
  return [...text.matchAll(PHONE)].flatMap((match) => {
    const [written, extension] = match;
    if (FAX_BEFORE.test(text.slice(Math.max(0, match.index - 20), match.index))) return [];
    const number = extension ? written.slice(0, written.search(/[\s,]{0,3}(?:x|ext)/i)) : written;
    return [{ phone: extension ? `${number.trim()} x${extension}` : number.trim(), written }];
  });
}

/** The handle of a link to a profile on X; null for its other pages. */
export function handleOfLink(href: string): string | null {
  const handle = HANDLE_PAGE.exec(href.trim())?.[1] ?? null;
  return handle === null || NO_HANDLES.has(handle.toLowerCase()) ? null : handle;
}

export function findHandles(text: string): string[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(HANDLE_TEXT)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - LONGEST_NETWORK), match.index + 1);
    return OTHER_NETWORK.test(before) ? [] : (match[1] ?? '');
  });
}
