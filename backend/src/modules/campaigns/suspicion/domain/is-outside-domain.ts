import { isFreeMail } from '../../../../shared-kernel/is-free-mail.js';
import { domainOf } from './mail-address.js';
import { organisationOf } from './organisation.js';
import { schoolHosts, type SchoolSources } from './school-hosts.js';

/**
 * Returns whether a reply comes from outside of the school: neither from the address that was written to,
 * nor from the organisation of one of the school's hosts.
 */
export function isOutsideDomain(from: string, school: SchoolSources): boolean {
  if (from.toLowerCase() === school.toAddress.toLowerCase()) return false;
  const organisation = organisationOf(domainOf(from));
  return isFreeMail(organisation) || !schoolHosts(school).map(organisationOf).includes(organisation);
}
