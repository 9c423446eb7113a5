import { baseApi as api } from '../../../shared/api/base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnalytics: build.query<GetAnalyticsApiResponse, GetAnalyticsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/analytics`,
        params: {
          range: queryArg.range,
          zone: queryArg.zone,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as analyticsApi };
export type GetAnalyticsApiResponse = /** status 200  */ AnalyticsDto;
export type GetAnalyticsApiArg = {
  range?: '7d' | '30d' | '90d' | 'all';
  /** Days and hours count where the athlete lives */
  zone?: string;
};
export type AnalyticsFigures = {
  sent: number;
  /** An estimate */
  opened: number;
  /** Replies written by a person */
  replied: number;
  /** Active now, and started in the range */
  activeCampaigns: number;
  /** Coaches who replied in the range and wait for an answer now */
  waitingReplies: number;
};
export type CampaignStatus = 'draft' | 'scheduled' | 'active' | 'paused' | 'completed' | 'cancelled' | 'kept';
export type CampaignPerformanceDto = {
  id: string;
  name: string;
  status: CampaignStatus;
  sentCount: number;
  openCount: number;
  replyCount: number;
};
export type DivisionCount = {
  division: string;
  count: number;
};
export type MatchBands = {
  /** 80 and more */
  high: number;
  /** 60 to 79 */
  good: number;
  /** Under 60 */
  fair: number;
  /** Too little is known */
  unknown: number;
};
export type AverageMatch = {
  value: number;
  /** Favorites of which the match is known */
  known: number;
};
export type TopSchoolDto = {
  schoolId: number;
  name: string;
  division: string;
  match: number;
  need: number | null;
  /** 0.7 × match + 0.3 × need; null where the need is unknown and the match alone gives the place */
  opportunity: number | null;
};
export type TargetSchoolsDto = {
  /** All favorites whose school exists; the range does not cut them */
  total: number;
  /** Of these, added in the range */
  addedInRange: number;
  byDivision: DivisionCount[];
  bands: MatchBands;
  averageMatch: AverageMatch | null;
  top: TopSchoolDto[];
};
export type NumberHabit = {
  /** Emails that did not bounce */
  counted: number;
  replied: number;
  /** Weekday from 1 Monday to 7 Sunday, or hour from 0 to 23 */
  value: number;
};
export type NumberComparison = {
  /** Emails that did not bounce */
  counted: number;
  replied: number;
  /** Days or hours that have emails */
  groups: number;
  /** Highest share of replies, if Fisher's exact test against all other emails says that chance makes such a difference in under 5 % of cases; null: too few to tell */
  best: NumberHabit | null;
};
export type RoleHabit = {
  /** Emails that did not bounce */
  counted: number;
  replied: number;
  value: 'head_coach' | 'recruiting_coordinator' | 'position_coach';
};
export type RoleComparison = {
  /** Emails that did not bounce */
  counted: number;
  replied: number;
  /** Roles that have emails */
  groups: number;
  /** Highest share of replies, if Fisher's exact test against all other emails says that chance makes such a difference in under 5 % of cases; null: too few to tell */
  best: RoleHabit | null;
};
export type ResponseDays = {
  /** Median, in days */
  value: number;
  replies: number;
};
export type HabitsDto = {
  /** Emails sent in the range */
  sent: number;
  bestDay: NumberComparison;
  bestHour: NumberComparison;
  bestRole: RoleComparison;
  responseDays: ResponseDays | null;
};
export type DayCountsDto = {
  /** First day of the bar */
  day: string;
  sent: number;
  opened: number;
  replied: number;
};
export type ActivityBarsDto = {
  unit: 'day' | 'week' | 'month';
  /** Oldest first, without gaps */
  bars: DayCountsDto[];
};
export type AnalyticsDto = {
  range: '7d' | '30d' | '90d' | 'all';
  zone: string;
  firstDay: string;
  today: string;
  /** Emails sent in the range, and what became of them since */
  figures: AnalyticsFigures;
  /** The newest five */
  campaigns: CampaignPerformanceDto[];
  /** All campaigns of the range */
  campaignCount: number;
  schools: TargetSchoolsDto;
  /** Null with fewer than 20 sent emails */
  habits: HabitsDto | null;
  activity: ActivityBarsDto;
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
export const { useGetAnalyticsQuery, useLazyGetAnalyticsQuery } = injectedRtkApi;
