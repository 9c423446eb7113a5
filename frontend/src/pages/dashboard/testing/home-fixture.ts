import type { HomeDto } from '@/shared/api';

/** What `GET /api/user/home` returns for an athlete who has sent some email; a test overrides the fields it needs. */
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
