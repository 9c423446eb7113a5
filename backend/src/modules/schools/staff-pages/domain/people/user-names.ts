import type { PageLine } from '../lines/page-line.js';
import { isNamedAfter, ownWordsOf } from '../flow/of-others.js';
import { handleOfLink } from './find-contacts.js';
import { isAddressOf } from './named-address.js';

/** With a sign that no word has, or a capital within: "CoachHill", "dhill_84". What is no handle is the name of a link: "Follow". */
const HANDLE = /^(?=.*(?:[\d_]|[a-z][A-Z]))[A-Za-z0-9_]{4,15}$/;
const WORD = /^[A-Za-z]{4,15}$/;
const LONGEST_LINK = 200;

/** "All addresses end in @state.edu". */
const SAYS_DOMAIN = /\b(?:e-?mails?|address(?:es)?|user ?names?|user ?ids?)\b/i;
const DOMAIN = /(?:^|[\s("'“+])@((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,20})\b/gi;
const USER_NAME = /^[a-z][a-z0-9._'-]{1,40}@?$/i;
const LONGEST_LINE = 300;

/** The domain that a page says belongs to each of its user names; null where it names none, or several. */
export function domainOfPage(lines: readonly PageLine[]): string | null {
  const domains = new Set<string>();
  for (const { text } of lines) {
    if (!text.includes('@') || text.length > LONGEST_LINE || !SAYS_DOMAIN.test(text)) continue;
    for (const [, domain = ''] of text.matchAll(DOMAIN)) domains.add(domain.toLowerCase());
  }
  const [domain] = domains;
  return domains.size === 1 ? (domain ?? null) : null;
}

/** The handle in the cell of a person below such a heading, without its @ or as the address of its page; null where it is none. */
export function handleOfCell(cell: string, name: string): string | null {
  const written = cell.trim();
  if (written.length > LONGEST_LINK) return null;
  if (/^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:twitter|x)\.com\//i.test(written))
    return handleOfLink(`//${written.replace(/^https?:\/\//i, '')}`);
  if (HANDLE.test(written)) return written;
  return WORD.test(written) && isNamedAfter(written, ownWordsOf(name, '')) ? written : null;
}

/** The address of somebody of whom the page shows the user name alone; null where that is not named after the person. */
export function addressOf(userName: string, domain: string | null, name: string): string | null {
  const written = userName.trim();
  if (domain === null || !USER_NAME.test(written)) return null;
  const address = `${written.replace('@', '')}@${domain}`.toLowerCase();
  return isAddressOf(address, name) ? address : null;
}
