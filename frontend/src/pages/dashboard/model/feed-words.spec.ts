import type { FeedEntryDto } from '@/shared/api';
import { feedWords } from './feed-words';

const entry = (changes: Partial<FeedEntryDto>): FeedEntryDto => ({
  id: 'a1',
  at: '2026-11-20T10:00:00Z',
  kind: 'favorite_added',
  schoolId: 7,
  schoolName: 'Akron',
  coachName: null,
  campaignId: null,
  campaignName: null,
  count: null,
  schoolCount: null,
  byHandCount: null,
  isNoted: false,
  ...changes,
});
const sentence = (changes: Partial<FeedEntryDto>) => feedWords(entry(changes)).parts.join('');
const campaign = { campaignId: 'c1', campaignName: 'Junior film' };

describe('the feed in words', () => {
  it.each<[string, Partial<FeedEntryDto>]>([
    ['You favorited Akron', {}],
    ['You sent Junior film to 8 coaches at 1 school', { ...campaign, kind: 'campaign_sent', count: 8, schoolCount: 1 }],
    ['You sent Junior film', { ...campaign, kind: 'campaign_sent', count: 0, schoolCount: 0 }],
    ['Quinn Dummett of Akron opened “Junior film” (estimated)', { ...campaign, kind: 'coach_opened', coachName: 'Quinn Dummett' }],
    ['A coach of Akron replied to your email', { kind: 'coach_replied' }],
    ['“Junior film” did not reach Quinn Dummett of Akron', { ...campaign, kind: 'mail_bounced', coachName: 'Quinn Dummett' }],
    ['Your stats were imported: 1 game added or changed', { kind: 'stats_synced', count: 1 }],
    ['Your recruiting strategy was written', { kind: 'strategy_generated' }],
    ['You favorited a school no longer in the directory', { schoolId: null, schoolName: null }],
  ])('D-05 says "%s"', (expected, changes) => {
    expect(sentence(changes)).toBe(expected);
  });

  it('D-05 leads to what it is about', () => {
    expect(feedWords(entry({})).to).toBe('/fit?school=7');
    expect(feedWords(entry({ ...campaign, kind: 'coach_replied' })).to).toBe('/campaigns?campaign=c1');
    expect(feedWords(entry({ kind: 'stats_synced', schoolId: null })).to).toBe('/profile?tab=stats');
    expect(feedWords(entry({ schoolId: null })).to).toBeNull();
  });
});
