import { isFreeMail } from '../../../../shared-kernel/is-free-mail.js';
import { domainOf } from './mail-address.js';
import { organisationOf } from './organisation.js';

/** Where a school's email may come from. */
export interface SchoolSources {
  /** The address that was written to. */
  toAddress: string;
  websiteUrl: string | null;
  /** Domains of the coaches' addresses in the directory. */
  domains: readonly string[];
}

/** The hosts that are known to be the school's, each once. A provider where anybody can have an address is none. */
export function schoolHosts({ toAddress, websiteUrl, domains }: SchoolSources): string[] {
  const site = websiteUrl && URL.canParse(websiteUrl) ? new URL(websiteUrl).hostname : '';
  const hosts = [domainOf(toAddress), site, ...domains].map((host) => host.toLowerCase().replace(/^www\./, ''));
  return [...new Set(hosts)].filter((host) => host.includes('.') && !isFreeMail(host) && organisationOf(host) !== '');
}
