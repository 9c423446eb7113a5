import { schoolHosts } from './school-hosts.js';
import { type AnsweredEmail, type Contact, suspicionsOf } from './suspicions-of.js';
import { SUSPICION_REASONS, type SuspicionReason } from './reasons.js';

/** What an address says by itself. All others are what a text asks for. */
const OF_ADDRESS: readonly SuspicionReason[] = ['look_alike', 'display_name', 'outside_domain', 'free_mail'];

/**
 * Why a message by the form may not be what it says. Whoever writes types the address, so what the text asks for is judged as from
 * outside of every school, also where the address is a coach's. Of a school that nobody knows no address is said to be foreign.
 */
export function messageSuspicions(school: AnsweredEmail, contact: Contact): SuspicionReason[] {
  const isSchoolKnown = schoolHosts(school).length > 0;
  const ofAddress = suspicionsOf(school, contact).filter((reason) => {
    return OF_ADDRESS.includes(reason) && (isSchoolKnown || reason !== 'outside_domain');
  });
  const asStranger = suspicionsOf({ ...school, toAddress: '', websiteUrl: null, domains: [] }, contact);
  const found = new Set([...ofAddress, ...asStranger.filter((reason) => !OF_ADDRESS.includes(reason))]);
  return SUSPICION_REASONS.filter((reason) => found.has(reason));
}
