import { schoolHosts, type SchoolSources } from './school-hosts.js';
import { findSuspicion } from './find-suspicion.js';
import type { SuspicionReason } from './reasons.js';

/** What somebody wrote. */
export interface Contact {
  /** As in the From header. */
  from: string;
  subject: string;
  text: string;
}

/** An email of ours that was answered, and what is known of its school. */
export interface AnsweredEmail extends SchoolSources {
  schoolName: string;
}

/** Why the answer may not be what it says. */
export function suspicionsOf(mail: AnsweredEmail, contact: Contact): SuspicionReason[] {
  const school = { name: mail.schoolName, domains: schoolHosts(mail), writtenTo: mail.toAddress };
  return findSuspicion({ ...contact, school }).reasons;
}
