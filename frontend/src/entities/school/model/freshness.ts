import type { CoachStandingDto } from '@/shared/api';

/** Where an entry comes from and how fresh it is. */
export type CoachStanding = Pick<CoachStandingDto, 'origin' | 'enteredOn' | 'confirmed' | 'aside'>;

const dayMs = 86_400_000;
/** Number of days after which a contact should be checked before writing. */
const oldAfter = 180;

const origins: Record<CoachStanding['origin'], string> = {
  imported: 'Imported',
  pasted: 'Pasted from the staff page',
  own: 'Your own contact',
  admin: 'Added by an admin',
};
const confirmers: Record<NonNullable<CoachStanding['confirmed']>['by'], string> = {
  reply: 'by a reply',
  paste: 'by the staff page',
  admin: 'by an admin',
};
const reasons: Record<NonNullable<CoachStanding['aside']>, string> = {
  bounced: 'Email bounced',
  left: 'Has left',
  not_on_page: 'Not on the page any more',
};

/** Whole days since an ISO date; 0 for today and, with clocks apart, for tomorrow. */
const daysSince = (day: string, now: Date): number => Math.max(0, Math.floor((now.getTime() - Date.parse(day)) / dayMs));

function ago(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 60) return `${days} days ago`;
  return days < 730 ? `${Math.floor(days / 30.44)} months ago` : `${Math.floor(days / 365.25)} years ago`;
}

/** Text for how fresh a contact is. */
export const freshness = {
  origin: ({ origin }: CoachStanding): string => origins[origin],

  /** "Last confirmed 9 months ago by a reply", or "Entered 3 days ago, not confirmed". */
  confirmed({ confirmed, enteredOn }: CoachStanding, now: Date): string {
    if (confirmed === null) return `Entered ${ago(daysSince(enteredOn, now))}, not confirmed`;
    return `Last confirmed ${ago(daysSince(confirmed.on, now))} ${confirmers[confirmed.by]}`;
  },

  /** Whether the athlete should check before writing: nothing showed for 180 days that the entry is right. */
  isOld: ({ confirmed, enteredOn }: CoachStanding, now: Date): boolean => daysSince(confirmed?.on ?? enteredOn, now) > oldAfter,

  /** Why the coach is put aside; null when not. */
  aside: ({ aside }: CoachStanding): string | null => (aside === null ? null : reasons[aside]),
};
