import type { CampaignEmail } from '@/entities/campaign';
import { mailGroups } from './mail-groups';

export interface GroupCount {
  /** As in the address of the page. */
  key: string;
  label: string;
  count: number;
}

export interface VisibleMails {
  mails: CampaignEmail[];
  /** The groups that have emails, each with its number. */
  counts: GroupCount[];
}

function textOf({ coach, toAddress }: CampaignEmail): string {
  return `${coach.firstName} ${coach.lastName} ${coach.title} ${coach.school.name} ${toAddress}`.toLowerCase();
}

/**
 * The emails of one group (null, or a group that does not exist: all) that match the search; those to decide on first. Where its words
 * match none, the emails to the schools that it means.
 */
export function visibleMails(
  emails: readonly CampaignEmail[],
  group: string | null,
  search: string,
  schoolsMeant: readonly { name: string }[] = [],
): VisibleMails {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const counts = mailGroups
    .map(({ key, label, has }) => ({ key, label, count: emails.filter(has).length }))
    .filter(({ count }) => count > 0);
  const chosen = mailGroups.find(({ key }) => key === group);
  const inGroup = emails.filter((email) => chosen === undefined || chosen.has(email));
  const byWords = inGroup.filter((email) => words.every((word) => textOf(email).includes(word)));
  const names = new Set(schoolsMeant.map(({ name }) => name));
  const mails = byWords.length > 0 ? byWords : inGroup.filter(({ coach }) => names.has(coach.school.name));
  return { mails: mails.toSorted((a, b) => Number(b.status === 'unknown') - Number(a.status === 'unknown')), counts };
}
