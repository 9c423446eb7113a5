import type { Recipient } from '@/entities/campaign';

export type Grouping = 'role' | 'school';

export interface RecipientSection {
  key: string;
  title: string;
  recipients: Recipient[];
}

const roles = [
  { key: 'head_coach', title: 'Head Coaches' },
  { key: 'recruiting_coordinator', title: 'Recruiting Coordinators' },
  { key: 'position_coach', title: 'Position Coaches' },
] as const satisfies readonly { key: Recipient['group']; title: string }[];

/** Lower case without accents, so that "jose" finds "José". */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function matches({ coachName, coachTitle, schoolName, position }: Recipient, words: string[]): boolean {
  const text = folded(`${coachName} ${coachTitle} ${schoolName} ${position}`);
  return words.every((word) => text.includes(word));
}

function bySchool(recipients: readonly Recipient[]): RecipientSection[] {
  const sections = new Map<number, RecipientSection>();
  for (const recipient of recipients) {
    const { schoolId, schoolName } = recipient;
    const section = sections.get(schoolId) ?? { key: `school-${schoolId}`, title: schoolName, recipients: [] };
    section.recipients.push(recipient);
    sections.set(schoolId, section);
  }
  return [...sections.values()].sort((a, b) => a.title.localeCompare(b.title));
}

/** Coaches who match every word of the search, in titled sections; empty sections are left out. */
export function recipientSections(recipients: readonly Recipient[], grouping: Grouping, search: string): RecipientSection[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const found = recipients.filter((recipient) => matches(recipient, words));
  if (grouping === 'school') return bySchool(found);
  return roles
    .map(({ key, title }) => ({ key, title, recipients: found.filter(({ group }) => group === key) }))
    .filter((section) => section.recipients.length > 0);
}
