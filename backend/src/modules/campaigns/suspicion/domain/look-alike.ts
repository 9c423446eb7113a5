import { organisationOf } from './organisation.js';
import { unicodeLabel } from './punycode.js';
import { ADDRESS_WORDS, LOOK_ALIKES } from './words/domains.js';

/** Shorter names differ by one letter from those of other schools: OSU, MSU, BSU. */
const LONG_ENOUGH = 5;
const MIXED = /[\u0370-\u03ff\u0400-\u052f\u0530-\u058f]/;

/** A host in small letters, with the letters that people see. */
export function readableHost(host: string): string {
  return host.toLowerCase().split('.').map(unicodeLabel).join('.').normalize('NFC');
}

/** Returns whether a host that is not the school's imitates one of its hosts. */
export function looksLike(host: string, known: readonly string[]): boolean {
  const seen = readableHost(host);
  if (/(?:^|\.)k12\.[a-z]{2}\.us$/.test(seen)) return false;
  const hasForeignLetters = seen.split('.').some((label) => MIXED.test(label) && /[a-z]/.test(label));
  return hasForeignLetters || known.some((own) => resembles(seen, own));
}

function resembles(seen: string, own: string): boolean {
  if (seen.startsWith(`${own}.`) || seen.includes(`.${own}.`)) return true;
  const name = organisationOf(own).split('.')[0] ?? '';
  if (name.length < 3) return false;
  const organisation = organisationOf(seen).split('.')[0] ?? '';
  // Below a shared host, or another organisation, the school's name is no proof of anything.
  const before = seen.slice(0, Math.max(seen.length - organisationOf(seen).length - 1, 0)).split('.');
  return [organisation, ...before].some((label) => isLike(label, name));
}

function isLike(label: string, name: string): boolean {
  if (label === name) return true;
  const [shown, real] = [skeleton(label), skeleton(name)];
  if (shown === real || label.split('-').some((part) => part === name || skeleton(part) === real)) return true;
  if (isName(shown, real, label, name)) return true;
  return name.length >= LONG_ENOUGH ? isOneChange(label, name) : isDoubled(label, name);
}

/** "txstathletics", "lamarrecruiting", "mailfurman": the name with a typical word of such addresses. */
function isName(shown: string, real: string, label: string, name: string): boolean {
  if (shown.startsWith(real) && ADDRESS_WORDS.has(label.slice(name.length).replaceAll('-', ''))) return true;
  return shown.endsWith(real) && ADDRESS_WORDS.has(label.slice(0, -name.length).replaceAll('-', ''));
}

/** The same for names that look the same: digits and foreign letters for letters, rn for m, vv for w. */
export function skeleton(label: string): string {
  const letters = Array.from(label.normalize('NFD').replace(/\p{M}/gu, ''), (letter) => LOOK_ALIKES[letter] ?? letter);
  return letters.join('').replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/cl/g, 'd').replace(/-/g, '');
}

/** One letter more, less, other, or two that changed places. */
function isOneChange(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, wanted] = [one.slice(at), other.slice(at)];
  const isSwapped = rest.length > 1 && rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
  return isSwapped || rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1);
}

function isDoubled(label: string, name: string): boolean {
  return label !== name && label.replace(/(.)\1/gu, '$1') === name.replace(/(.)\1/gu, '$1');
}
