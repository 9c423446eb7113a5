import type { PageLine } from '../lines/page-line.js';
import { isAddressOf } from './named-address.js';

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

/** The address of somebody of whom the page shows the user name alone; null where that is not named after the person. */
export function addressOf(userName: string, domain: string | null, name: string): string | null {
  const written = userName.trim();
  if (domain === null || !USER_NAME.test(written)) return null;
  const address = `${written.replace('@', '')}@${domain}`.toLowerCase();
  return isAddressOf(address, name) ? address : null;
}
