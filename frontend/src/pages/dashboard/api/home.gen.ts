import { baseApi as api } from '../../../shared/api/base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getActivity: build.query<GetActivityApiResponse, GetActivityApiArg>({
      query: (queryArg) => ({
        url: `/api/user/activity`,
        params: {
          limit: queryArg.limit,
          before: queryArg.before,
        },
      }),
    }),
    getHome: build.query<GetHomeApiResponse, GetHomeApiArg>({
      query: () => ({ url: `/api/user/home` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as homeApi };
export type GetActivityApiResponse = /** status 200  */ FeedDto;
export type GetActivityApiArg = {
  limit?: number;
  /** The `before` of the page before */
  before?: string;
};
export type GetHomeApiResponse = /** status 200  */ HomeDto;
export type GetHomeApiArg = void;
export type FeedKind =
  'favorite_added' | 'campaign_sent' | 'coach_opened' | 'coach_replied' | 'mail_bounced' | 'stats_synced' | 'strategy_generated';
export type FeedEntryDto = {
  id: string;
  at: string;
  kind: FeedKind;
  schoolId: number | null;
  schoolName: string | null;
  coachName: string | null;
  campaignId: string | null;
  campaignName: string | null;
  /** Coaches of a sent campaign, or games of synced stats */
  count: number | null;
  /** Schools of a sent campaign */
  schoolCount: number | null;
};
export type FeedDto = {
  /** Newest first */
  entries: FeedEntryDto[];
  /** Asks for the next, older page; null at the end */
  before: string | null;
};
export type FieldProblem = {
  /** Path of the field in the body or query */
  field: string;
  code: string;
  message: string;
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** What the screen shows */
  message: string;
  /** Stable code */
  code: string;
  requestId: string;
  errors: FieldProblem[];
};
export type HomeFigures = {
  /** Favorites whose school exists */
  favorites: number;
  /** Of these, marked in the last seven days */
  newFavorites: number;
  sent: number;
  /** An estimate */
  opened: number;
  /** Replies written by a person */
  replied: number;
  activeCampaigns: number;
  /** Campaigns of which an email left */
  sentCampaigns: number;
};
export type UndecidedMails = {
  /** Emails of which nobody knows whether they left */
  count: number;
  /** A campaign that has such emails */
  campaignId: string | null;
};
export type KeptMails = {
  count: number;
  /** A campaign that has such emails */
  campaignId: string | null;
};
export type PausedCampaigns = {
  count: number;
  /** Emails that wait in them */
  mails: number;
  /** One of them */
  campaignId: string | null;
};
export type WaitingReplyDto = {
  /** Null when the campaign was deleted */
  campaignId: string | null;
  coachName: string;
  schoolId: number;
  schoolName: string;
  repliedAt: string;
};
export type HomeDto = {
  figures: HomeFigures;
  undecided: UndecidedMails;
  /** Not delivered: there was no way to deliver them */
  kept: KeptMails;
  paused: PausedCampaigns;
  /** Coaches who wait for an answer, newest reply first; at most three */
  waitingReplies: WaitingReplyDto[];
  /** Coaches without an answer one to eight weeks after the last email; not of declined or committed schools */
  silentCoaches: number;
  /** Of these, the hundred who have waited longest */
  silentCoachIds: number[];
  /** Favorites without the email address of any coach */
  favoritesWithoutCoaches: number;
};
export const { useGetActivityQuery, useLazyGetActivityQuery, useGetHomeQuery, useLazyGetHomeQuery } = injectedRtkApi;
