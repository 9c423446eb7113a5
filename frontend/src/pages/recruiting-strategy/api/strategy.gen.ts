import { baseApi as api } from '../../../shared/api/base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateStrategy: build.mutation<GenerateStrategyApiResponse, GenerateStrategyApiArg>({
      query: (queryArg) => ({ url: `/api/ai/recruiting-strategy`, method: 'POST', body: queryArg }),
    }),
    getLatestStrategy: build.query<GetLatestStrategyApiResponse, GetLatestStrategyApiArg>({
      query: () => ({ url: `/api/recruiting-strategies/latest` }),
    }),
    rateStrategy: build.mutation<RateStrategyApiResponse, RateStrategyApiArg>({
      query: (queryArg) => ({ url: `/api/recruiting-strategies/${queryArg.id}/rate`, method: 'POST', body: queryArg.rateStrategyRequest }),
    }),
    regenerateStrategy: build.mutation<RegenerateStrategyApiResponse, RegenerateStrategyApiArg>({
      query: (queryArg) => ({
        url: `/api/recruiting-strategies/${queryArg.id}/regenerate`,
        method: 'POST',
        body: queryArg.strategyRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as strategyApi };
export type GenerateStrategyApiResponse = /** status 200  */ StrategyDto;
export type GenerateStrategyApiArg = StrategyRequest;
export type GetLatestStrategyApiResponse = /** status 200  */ StrategyDto;
export type GetLatestStrategyApiArg = void;
export type RateStrategyApiResponse = /** status 200  */ RatedStrategy;
export type RateStrategyApiArg = {
  id: string;
  rateStrategyRequest: RateStrategyRequest;
};
export type RegenerateStrategyApiResponse = /** status 200  */ StrategyDto;
export type RegenerateStrategyApiArg = {
  id: string;
  strategyRequest: StrategyRequest;
};
export type Writer = {
  kind: 'built-in' | 'model';
  /** Or the name of the model */
  name: string;
};
export type AiAllowance = {
  usedTokens: number;
  limitTokens: number;
  resetsAt: string;
};
export type RosterFitDto = {
  position: string;
  urgency: 'high' | 'medium' | 'low';
  graduatingPlayers: number;
  /** Null when the roster marks no starters at the position */
  startersGraduating: number | null;
};
export type SchoolStrategyDto = {
  /** The school may have left the directory since */
  schoolId: number;
  school: string;
  division: 'D1' | 'D2' | 'D3' | 'na';
  subdivision: string | null;
  location: string;
  /** Empty without a roster */
  rosterFit: RosterFitDto[];
  engagementHistory: string;
  recommendedApproach: string;
  contactPriority: string[];
};
export type TimelineMonthDto = {
  month: string;
  actions: string[];
};
export type FollowUpDto = {
  /** Days after the first email */
  day: number;
  subject: string;
  purpose: string;
};
export type StrategyDto = {
  id: string;
  /** The same as id */
  strategyId: string;
  createdAt: string;
  writer: Writer;
  /** The athlete’s verdict; null = none yet */
  useful: boolean | null;
  /** What the writer has to say about its work */
  remarks: string[];
  /** Only where it was just written */
  allowance: AiAllowance | null;
  overview: string;
  strengths: string[];
  areasToImprove: string[];
  schoolStrategies: SchoolStrategyDto[];
  positionSpecificAdvice: string[];
  /** From the dated rules table, each with its source and the day it was verified */
  ncaaCompliance: string[];
  timeline: TimelineMonthDto[];
  followUpSequence: FollowUpDto[];
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
export type StrategyRequest = {
  /** Where the athlete lives */
  zone?: string;
  /** Asks for the built-in writer although a model is set up */
  writer?: 'built-in';
};
export type RatedStrategy = {
  strategyId: string;
  useful: boolean;
};
export type RateStrategyRequest = {
  useful: boolean;
};
export const {
  useGenerateStrategyMutation,
  useGetLatestStrategyQuery,
  useLazyGetLatestStrategyQuery,
  useRateStrategyMutation,
  useRegenerateStrategyMutation,
} = injectedRtkApi;
