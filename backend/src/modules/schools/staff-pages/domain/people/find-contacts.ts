import { readMailAddress } from '../../../../../shared-kernel/mail-address.js';

const ADDRESS = /[a-z0-9._%+'-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24}/gi;
const PHONE =
  /(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\b\d{3})[\s.\-/]{0,3}\d{3}[\s.-]\d{4}\b(?:[\s,]{0,3}(?:x|ext\.?|extension)[\s.:]{0,2}(\d{1,6}))?/gi;
const FAX_BEFORE = /\bfax\b[^\d]{0,12}$/i;
/** "name [at] school [dot] edu", "name (at) school.edu", "name at school dot edu". */
const AT = /\s{0,2}[[({<]\s?at\s?[\])}>]\s{0,2}/gi;
const DOT = /\s{0,2}[[({<]\s?dot\s?[\])}>]\s{0,2}/gi;
const SPOKEN = /\b([a-z0-9._-]{1,64}) at ([a-z0-9-]{1,63}(?: dot [a-z0-9-]{2,63}){1,3})\b/gi;
const HANDLE_PAGE = /^(?:https?:)?\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/(?:#!\/)?@?([A-Za-z0-9_]{1,15})\/?(?:[?#].*)?$/i;
const NO_HANDLES = new Set(['home', 'intent', 'share', 'search', 'hashtag', 'i', 'login', 'explore', 'settings', 'messages', 'compose']);
const HANDLE_TEXT = /(?:^|[\s(:])@([A-Za-z0-9_]{1,15})\b(?!\.[a-z])/g;

export interface FoundPhone {
  /** The number, an extension behind " x". */
  phone: string;
  /** The place in the text, whole. */
  written: string;
}

/** Mail addresses in a text, in lower case where domains are, each once. */
export function findAddresses(text: string): string[] {
  if (!text.includes('@')) return [];
  const found = (text.match(ADDRESS) ?? []).map((address) => readMailAddress(address.replace(/^['.]+/, '')));
  return [...new Set(found.filter((address) => address !== null))];
}

/** Addresses that are written so that programs do not find them. */
export function findHiddenAddresses(text: string): string[] {
  if (!/\b(at|dot)\b/i.test(text)) return [];
  const marked = text.replace(AT, '@').replace(DOT, '.');
  const spoken = [...text.matchAll(SPOKEN)].map(([, name = '', domain = '']) => `${name}@${domain.replace(/ dot /gi, '.')}`);
  return [...findAddresses(marked), ...spoken.flatMap(findAddresses)].filter((address) => !text.includes(address));
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
  return [...text.matchAll(HANDLE_TEXT)].map((match) => match[1] ?? '');
}
