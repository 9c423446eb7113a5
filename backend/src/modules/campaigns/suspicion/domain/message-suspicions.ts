import { schoolHosts } from './school-hosts.js';
import { type AnsweredEmail, type Contact, suspicionsOf } from './suspicions-of.js';
import { SUSPICION_REASONS, type SuspicionReason } from './reasons.js';

/** Reasons that come from the address alone. All others come from the text. */
const OF_ADDRESS: readonly SuspicionReason[] = ['look_alike', 'display_name', 'outside_domain', 'free_mail'];

/**
 * Returns why a message from the form may be fraudulent. The writer types the address, so the text is judged as from outside of
 * every school, even when the address is a coach's. For an unknown school no address is called foreign.
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
