import type { HomeDto } from '@/shared/api';

/** What `GET /api/user/home` tells an athlete who has sent some mail; a test overrides what it is about. */
export const homeFixture: HomeDto = {
  figures: { favorites: 14, newFavorites: 2, sent: 21, sentByHand: 0, opened: 9, replied: 5, activeCampaigns: 1, sentCampaigns: 3 },
  rates: { counted: 21, seen: 21, opened: 9, replied: 5 },
  undecided: { count: 0, campaignId: null, coachId: null, mailId: null },
  kept: { count: 0, campaignId: null },
  paused: { count: 0, mails: 0, campaignId: null },
  late: { count: 0, mails: 0, campaignId: null },
  waitingReplies: [],
  deadlines: [],
  undatedOffers: [],
  comingEvents: [],
  silentCoaches: 0,
  silentCoachIds: [],
  favoritesWithoutCoaches: 0,
};
