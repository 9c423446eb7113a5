import { baseApi as api } from "../../../shared/api/base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRoster: build.query<GetRosterApiResponse, GetRosterApiArg>({
      query: (queryArg) => ({ url: `/api/schools/${queryArg}/roster` }),
    }),
    getFitAnalysis: build.query<
      GetFitAnalysisApiResponse,
      GetFitAnalysisApiArg
    >({
      query: (queryArg) => ({ url: `/api/schools/${queryArg}/fit-analysis` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as fitApi };
export type GetRosterApiResponse = /** status 200  */ RosterPlayerDto[];
export type GetRosterApiArg = number;
export type GetFitAnalysisApiResponse = /** status 200  */ FitAnalysisDto;
export type GetFitAnalysisApiArg = number;
export type RosterPlayerDto = {
  name: string;
  position: string;
  /** Year of graduation */
  classYear: string | null;
  /** Null when the roster does not say */
  isStarter: boolean | null;
  height: string | null;
  /** Pounds */
  weight: number | null;
  /** Seasons left after this one */
  eligibilityRemaining: number | null;
  /** The year in which the season began */
  season: number;
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
export type FitCoverageDto = {
  knownParts: number;
  parts: number;
  /** Known part of the weights */
  percent: number;
};
export type FitInputDto = {
  label: string;
  value: string;
  source: string;
  /** A year, a season or an academic year */
  asOf: string | null;
};
export type FitRangeDto = {
  label: string;
  min: number;
  max: number;
  /** Where the middle half begins */
  low: number;
  /** Where the middle half ends */
  high: number;
  /** Yours */
  value: number;
};
export type FitPartDto = {
  key: "academic" | "athletic" | "geographic" | "need";
  label: string;
  /** 0 to 100, null while unknown */
  score: number | null;
  /** strong from 85, solid from 60 */
  band: "strong" | "solid" | "weak" | "unknown";
  /** The division's usual score, because nothing can be compared */
  isBaseline: boolean;
  /** Share of the total, in percent, when every part is known */
  weight: number;
  sentence: string;
  inputs: FitInputDto[];
  range: FitRangeDto | null;
};
export type FitNeedDto = {
  position: string;
  /** 100, 90, 70, 60 or 30 */
  score: number;
  /** high above 70, some above 50 */
  level: "high" | "some" | "low";
  /** Players whose class year is not over */
  players: number;
  /** Players whose class year ends the roster's season */
  graduating: number;
};
export type RecruitingProfileDto = {
  /** False for division "na": nothing is known */
  isKnown: boolean;
  /** A guide, not a rule */
  gpaMinimum: number | null;
  /** Null where recruiting is national, or unknown */
  regionMiles: number | null;
  facts: FitInputDto[];
};
export type ComparedPlayerDto = {
  name: string;
  /** Year of graduation */
  classYear: string | null;
  height: string | null;
  /** Pounds */
  weight: number | null;
  /** Null when the roster does not say */
  isStarter: boolean | null;
  /** Seasons left after this one */
  eligibilityRemaining: number | null;
};
export type FitComparisonDto = {
  status: "ready" | "no_position" | "no_roster" | "no_players";
  /** Yours */
  position: string | null;
  /** Yours */
  height: string | null;
  /** Yours, in pounds */
  weight: number | null;
  /** Your class */
  graduationYear: number | null;
  /** At most two: starters, the oldest class, by name */
  players: ComparedPlayerDto[];
  assessment: string;
};
export type FitAnalysisDto = {
  /** Version of the method */
  fitVersion: number;
  schoolId: number;
  /** 0 to 100, over the known parts; null while fewer than two are known */
  overallFit: number | null;
  /** likely from 85, target from 60 */
  tier: "likely" | "target" | "reach" | "unknown";
  coverage: FitCoverageDto;
  /** Academic, athletic, geographic, need */
  parts: FitPartDto[];
  /** The eight positions that are needed most; empty without a roster */
  positionNeeds: FitNeedDto[];
  /** The year in which the season of the roster began */
  rosterSeason: number | null;
  insights: string[];
  changes: string[];
  recruitingProfile: RecruitingProfileDto;
  comparison: FitComparisonDto;
};
export const {
  useGetRosterQuery,
  useLazyGetRosterQuery,
  useGetFitAnalysisQuery,
  useLazyGetFitAnalysisQuery,
} = injectedRtkApi;
