import type { Recipient } from '@/entities/campaign';
import { schoolCounts } from './school-counts';

/** So many coaches of one school, and so many emails, are sent without a question. */
const mostOfOneSchool = 3;
const mostEmails = 50;

export interface LargeSend {
  /** The number of emails where it is more than 50; null otherwise. */
  emails: number | null;
  /** Schools of which more than three coaches get an email, the largest number first. */
  schools: { name: string; coaches: number }[];
}

/** The reason to ask for confirmation of a Send: too many emails, or too many to one school; null for neither. */
export function largeSend(leaving: readonly Recipient[]): LargeSend | null {
  const schools = schoolCounts(leaving)
    .filter(({ coaches }) => coaches > mostOfOneSchool)
    .map(({ name, coaches }) => ({ name, coaches }));
  const emails = leaving.length > mostEmails ? leaving.length : null;
  return emails === null && schools.length === 0 ? null : { emails, schools };
}
