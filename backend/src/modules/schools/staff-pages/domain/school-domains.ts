import { isFreeMail } from '../../../../shared-kernel/is-free-mail.js';

/** Where a school's addresses may come from. */
export interface DomainSources {
  /** Web addresses of the school and of its athletics. */
  sites: readonly (string | null)[];
  /** Addresses that coaches of the school have in the directory. */
  addresses: readonly (string | null)[];
}

/**
 * Returns whether an address is of one of the school's domains or of a sub-domain of one. A provider where anybody can have an address is no
 * domain of a school, even when a coach uses it.
 */
export function knownDomains({ sites, addresses }: DomainSources): (address: string) => boolean {
  const hosts = sites.flatMap((site) => (site !== null && URL.canParse(site) ? new URL(site).hostname.replace(/^www\./, '') : []));
  const domains = new Set([...hosts, ...addresses.flatMap((address) => (address === null ? [] : domainOf(address)))]);
  const isKnown = (domain: string) => domains.has(domain) && !isFreeMail(domain);
  return (address) => parentsOf(domainOf(address)).some(isKnown);
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** "mail.rock.edu": itself, "rock.edu", but no top-level domain alone. */
function parentsOf(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}
