import type { Recipient } from '@/entities/campaign';

/** So many coaches of one school, and so many emails, are sent without a question. */
const mostOfOneSchool = 3;
const mostEmails = 50;

export interface LargeSend {
  /** The number of emails where it is more than 50; null otherwise. */
  emails: number | null;
  /** Schools of which more than three coaches get an email, the largest number first. */
  schools: { name: string; coaches: number }[];
}

/** What a Send has to be asked about once; null when it is neither too many emails nor too many of one school. */
export function largeSend(leaving: readonly Recipient[]): LargeSend | null {
  const counts = new Map<number, { name: string; coaches: number }>();
  for (const { schoolId, schoolName } of leaving) {
    const entry = counts.get(schoolId) ?? { name: schoolName, coaches: 0 };
    entry.coaches += 1;
    counts.set(schoolId, entry);
  }
  const schools = [...counts.values()]
    .filter(({ coaches }) => coaches > mostOfOneSchool)
    .sort((a, b) => b.coaches - a.coaches || a.name.localeCompare(b.name));
  const emails = leaving.length > mostEmails ? leaving.length : null;
  return emails === null && schools.length === 0 ? null : { emails, schools };
}
