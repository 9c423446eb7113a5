import { isFreeMail } from '../../../../shared-kernel/is-free-mail.js';
import { correspondentOf, domainOf } from './mail-address.js';
import { organisationOf } from './organisation.js';
import { looksLike, readableHost } from './look-alike.js';
import { FREE_MAIL_LABELS } from './words/domains.js';

/** A sender's name and address, compared with the school's hosts. */
export interface Sender {
  name: string;
  /** Before the "@". */
  local: string;
  host: string;
  /** From the address that was written to, or a host of the school's. */
  isKnown: boolean;
  isFreeMail: boolean;
  isLookAlike: boolean;
  /** The display name contains another address. */
  showsOtherAddress: boolean;
}

export function senderOf(from: string, known: readonly string[], writtenTo: string | null): Sender {
  const { name, address } = correspondentOf(from);
  const host = readableHost(domainOf(address));
  const organisations = known.map(organisationOf);
  const isKnown = address === writtenTo?.toLowerCase() || (host !== '' && organisations.includes(organisationOf(host)));
  return {
    ...{ name, host, isKnown },
    local: address.slice(0, Math.max(address.lastIndexOf('@'), 0)),
    isFreeMail: !isKnown && (isFreeMail(host) || FREE_MAIL_LABELS.has(organisationOf(host).split('.')[0] ?? '')),
    isLookAlike: !isKnown && looksLike(host, known),
    showsOtherAddress: !isKnown && showsOther(name, host, organisations),
  };
}

function showsOther(name: string, host: string, organisations: readonly string[]): boolean {
  const shown = name.toLowerCase().match(/[^\s"'<>()[\],;]+/g) ?? [];
  return shown.some((word) => {
    const other = organisationOf(readableHost(domainOf(word)));
    return other.includes('.') && other !== organisationOf(host) && (word.includes('@') || organisations.includes(other));
  });
}
