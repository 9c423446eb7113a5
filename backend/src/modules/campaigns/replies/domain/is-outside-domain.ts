import { isFreeMail } from '../../../../shared-kernel/is-free-mail.js';
import { domainOf } from './mail-address.js';

/**
 * Whether an answer comes from outside of what is known of the school: not from the address that was written
 * to, nor from the organisation of that address or of the school's web page.
 */
export function isOutsideDomain(from: string, toAddress: string, websiteUrl: string | null): boolean {
  if (from.toLowerCase() === toAddress.toLowerCase()) return false;
  const organisation = organisationOf(domainOf(from));
  if (isFreeMail(organisation)) return true;
  const known = [domainOf(toAddress), hostOf(websiteUrl)].filter((host) => host !== '').map(organisationOf);
  return !known.includes(organisation);
}

/** athletics.akron.edu → akron.edu; x.ac.uk → x.ac.uk. Close enough for colleges without a list of suffixes. */
function organisationOf(domain: string): string {
  const labels = domain.split('.').filter(Boolean);
  const second = labels.at(-2) ?? '';
  const country = (labels.at(-1) ?? '').length === 2 && /^(?:ac|co|com|edu|gov|org|k12)$/.test(second);
  return labels.slice(country ? -3 : -2).join('.');
}

function hostOf(url: string | null): string {
  return url && URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
}
