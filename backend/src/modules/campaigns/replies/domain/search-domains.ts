import { domainOf } from '../../suspicion/domain/mail-address.js';
import { isFreeMail } from '../../../../shared-kernel/is-free-mail.js';

/** Returns the schools' domains among the addresses, each once: any colleague there may answer for a coach. */
export function searchDomains(addresses: readonly string[]): string[] {
  const domains = addresses.map(domainOf).filter((domain) => domain.includes('.') && !isFreeMail(domain));
  return [...new Set(domains)];
}
