import { readMailAddress } from '../../../../../shared-kernel/mail-address.js';
import { handleOfLink, isDecoy } from '../../domain/people/find-contacts.js';
import type { PageLink } from '../../domain/lines/page-line.js';

const DATA = ['data-email', 'data-mail', 'data-email-address', 'data-mailto'];

const OTHER_NETWORK = /^https?:\/\/(?:www\.)?(?:instagram|facebook|tiktok|threads|snapchat|linkedin|youtube)\.(?:com|net)\//i;

/** "Dana Hill <dana@state.edu>" */
const BEHIND_NAME = /<([^<>]{3,254})>$/;

/** Returns the contact in an element's link; null when it has none. */
export function linkOf(name: string, attributes: Record<string, string>): PageLink | null {
  const href = (attributes['href'] ?? '').trim();
  const email = /^mailto:/i.test(href) ? linkedAddress(href.slice('mailto:'.length)) : null;
  if (email) return { kind: 'email', value: email };
  const hidden = hiddenAddress(href, attributes);
  if (hidden) return { kind: 'email', value: hidden, isUncertain: true };
  if (name !== 'a') return null;
  const handle = handleOfLink(href);
  if (handle) return { kind: 'handle', value: handle };
  if (OTHER_NETWORK.test(href)) return { kind: 'elsewhere', value: href };
  return /^tel:/i.test(href) ? phoneLink(decoded(href.slice(4))) : null;
}

function linkedAddress(link: string): string | null {
  const address = decoded(link.split('?')[0] ?? '');
  const written = (BEHIND_NAME.exec(address)?.[1] ?? address).replace(/\s+/g, '').replace(/[.,;]$/, '');
  return isDecoy(written) ? null : readMailAddress(written);
}

/** A bare extension is not a phone number. */
function phoneLink(written: string): PageLink | null {
  return written.replace(/\D/g, '').length >= 10 ? { kind: 'phone', value: written.trim() } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** In an attribute that a script would use, or in the form in which Cloudflare hides addresses. */
function hiddenAddress(href: string, attributes: Record<string, string>): string | null {
  const protectedHex = attributes['data-cfemail'] ?? /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)$/i.exec(href)?.[1];
  const written = DATA.map((name) => attributes[name]).find(Boolean);
  const parts = partsOfAddress(attributes);
  return readMailAddress((written ?? parts ?? (protectedHex ? unprotected(protectedHex) : '')).trim());
}

const USER = ['data-user', 'data-name', 'data-local', 'data-localpart', 'data-account', 'data-username', 'data-u'];
const DOMAIN = ['data-domain', 'data-host', 'data-d'];
const END = ['data-tld', 'data-suffix', 'data-ext'];

/** The name, the domain and often its end, each in an attribute of its own. */
function partsOfAddress(attributes: Record<string, string>): string | undefined {
  const of = (names: readonly string[]) => names.map((name) => attributes[name]?.trim()).find(Boolean);
  const [user, domain, end] = [of(USER), of(DOMAIN), of(END)];
  if (user === undefined || domain === undefined) return undefined;
  const whole = end === undefined ? domain : `${domain}.${end.replace(/^\./, '')}`;
  return `${user}@${whole.replace(/^@/, '')}`;
}

/** The first byte is the key by which the others are changed. */
function unprotected(hex: string): string {
  const bytes = (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  const [key = 0, ...rest] = bytes;
  return decoded(rest.map((byte) => `%${(byte ^ key).toString(16).padStart(2, '0')}`).join(''));
}
