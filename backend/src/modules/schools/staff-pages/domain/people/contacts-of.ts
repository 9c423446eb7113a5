import { findAllAddresses, findHandles, findPhones } from './find-contacts.js';
import { isNamedAfter, type OwnWords } from '../flow/of-others.js';
import type { PageLine } from '../lines/page-line.js';
import type { StaffCheck } from './staff-person.js';

export interface Contacts {
  email: string | null;
  phone: string | null;
  twitter: string | null;
  checks: StaffCheck[];
}

/**
 * Returns a person's contacts, from the lines about that person alone. Of several addresses the one with the person's name is preferred, then
 * links, then visible text.
 */
export function contactsOf(lines: PageLine[], own?: OwnWords): Contacts {
  const links = lines.flatMap((line) => line.links);
  const linked = links.filter(({ kind }) => kind === 'email');
  const written = lines.map(({ text }) => findAllAddresses(text));
  const shown = written.flatMap((one) => one.shown);
  const hidden = [...linked.filter(({ isUncertain }) => isUncertain).map(({ value }) => value), ...written.flatMap((one) => one.hidden)];
  const plain = linked.filter(({ isUncertain }) => !isUncertain).map(({ value }) => value);
  const addresses = unique([...plain, ...shown, ...hidden]);
  const email = addresses.find((address) => own && isNamedAfter(address, own)) ?? addresses[0] ?? null;
  const checks: StaffCheck[] = [];
  if (email !== null && hidden.includes(email) && !plain.includes(email) && !shown.includes(email)) checks.push('address_was_hidden');
  if (addresses.length > 1) checks.push('two_addresses');
  return { email, phone: phoneOf(lines), twitter: handleOf(lines), checks };
}

function unique(addresses: string[]): string[] {
  const seen = new Set<string>();
  return addresses.filter((address) => {
    const key = address.toLowerCase();
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

function phoneOf(lines: PageLine[]): string | null {
  const shown = lines.flatMap(({ text }) => findPhones(text))[0]?.phone;
  const linked = lines.flatMap(({ links }) => links).find(({ kind }) => kind === 'phone')?.value;
  return shown ?? linked ?? null;
}

function handleOf(lines: PageLine[]): string | null {
  const linked = lines.flatMap(({ links }) => links).find(({ kind }) => kind === 'handle')?.value;
  const own = lines.filter(({ links }) => !links.some(({ kind }) => kind === 'elsewhere'));
  return linked ?? own.flatMap(({ text }) => findHandles(text))[0] ?? null;
}
