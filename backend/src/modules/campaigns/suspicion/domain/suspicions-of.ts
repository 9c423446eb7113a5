import { schoolHosts, type SchoolSources } from './school-hosts.js';
import { findSuspicion } from './find-suspicion.js';
import type { SuspicionReason } from './reasons.js';

/** Sender and text of a received message. */
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

/** Returns why the reply may be fraudulent. */
export function suspicionsOf(mail: AnsweredEmail, contact: Contact): SuspicionReason[] {
  const school = { name: mail.schoolName, domains: schoolHosts(mail), writtenTo: mail.toAddress };
  return findSuspicion({ ...contact, school }).reasons;
}
