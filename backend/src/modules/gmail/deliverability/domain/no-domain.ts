import type { Check, Finding } from './finding.js';

/** Returns whether records cannot be added to a domain: a name of this computer alone (RFC 6761), or a single word. */
export function isNoDomain(domain: string): boolean {
  return !domain.includes('.') || domain.endsWith('.localhost');
}

/** The result of every check of such a domain. */
export function noDomain(check: Check, domain: string): Finding {
  const meaning = `${domain} is no domain of the internet. Set MAIL_FROM to an address of your own domain.`;
  return { check, subject: domain, state: 'problem', meaning, found: [], add: null };
}
