import type { FeedEntryDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';

export interface FeedWords {
  /** Plain and emphasised parts in turn; the first is plain. */
  parts: string[];
  to: string | null;
  tone: 'good' | 'ball' | 'quiet';
}

function sent({ campaignName, count, schoolCount, byHandCount }: FeedEntryDto): string[] {
  const reach =
    count === null || count === 0 || schoolCount === null
      ? ''
      : ` to ${countOf(count, 'coach', 'coaches')} at ${countOf(schoolCount, 'school', 'schools')}${byHandCount === null || byHandCount === 0 ? '' : `, ${byHandCount} by hand`}`;
  return ['You sent ', campaignName ?? 'a campaign', reach];
}

function coachOf({ coachName, schoolName }: FeedEntryDto): string {
  const school = schoolName ?? 'a school no longer in the directory';
  return coachName === null ? `A coach of ${school}` : `${coachName} of ${school}`;
}

const about = ({ campaignName }: FeedEntryDto): string => (campaignName === null ? 'your email' : `“${campaignName}”`);

const words: Record<FeedEntryDto['kind'], (entry: FeedEntryDto) => { parts: string[]; tone: FeedWords['tone'] }> = {
  favorite_added: ({ schoolName }) => ({ parts: ['You favorited ', schoolName ?? 'a school no longer in the directory'], tone: 'quiet' }),
  campaign_sent: (entry) => ({ parts: sent(entry), tone: 'good' }),
  coach_opened: (entry) => ({ parts: ['', coachOf(entry), ` opened ${about(entry)} (estimated)`], tone: 'quiet' }),
  coach_replied: (entry) => ({
    parts: ['', coachOf(entry), ` replied to ${about(entry)}${entry.isNoted ? ', noted by you' : ''}`],
    tone: 'ball',
  }),
  mail_bounced: (entry) => ({ parts: [`${about(entry)} did not reach `, coachOf(entry)], tone: 'quiet' }),
  stats_synced: ({ count }) => ({
    parts: ['Your stats were imported', '', count === null ? '' : `: ${countOf(count, 'game', 'games')} added or changed`],
    tone: 'good',
  }),
  strategy_generated: () => ({ parts: ['Your recruiting strategy was written'], tone: 'good' }),
};

function pathOf({ kind, campaignId, schoolId }: FeedEntryDto): string | null {
  if (kind === 'stats_synced') return '/profile?tab=stats';
  if (kind === 'strategy_generated') return '/recruiting-strategy';
  if (campaignId !== null) return `/campaigns?campaign=${campaignId}`;
  return schoolId === null ? null : `/fit?school=${schoolId}`;
}

/** One event as a sentence, and where it leads. */
export function feedWords(entry: FeedEntryDto): FeedWords {
  return { ...words[entry.kind](entry), to: pathOf(entry) };
}
