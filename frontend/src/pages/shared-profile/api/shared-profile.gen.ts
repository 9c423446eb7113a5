import { baseApi as api } from "../../../shared/api/base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSharedProfile: build.query<
      GetSharedProfileApiResponse,
      GetSharedProfileApiArg
    >({
      query: (queryArg) => ({ url: `/api/shared-profiles/${queryArg}` }),
    }),
    countView: build.mutation<CountViewApiResponse, CountViewApiArg>({
      query: (queryArg) => ({
        url: `/api/shared-profiles/${queryArg}/views`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sharedProfileApi };
export type GetSharedProfileApiResponse = /** status 200  */ SharedProfileDto;
export type GetSharedProfileApiArg = string;
export type CountViewApiResponse = unknown;
export type CountViewApiArg = string;
export type SharedFactDto = {
  label: string;
  value: string;
  /** Where the value leads */
  url: string | null;
};
export type SharedFigureDto = {
  label: string;
  season: string;
  career: string;
};
export type SharedFigureGroupDto = {
  title: string;
  figures: SharedFigureDto[];
};
export type SharedStatsDto = {
  /** The latest with games */
  season: number;
  seasonGames: number;
  careerGames: number;
  groups: SharedFigureGroupDto[];
};
export type FilmPlayerDto = {
  host: "hudl" | "youtube" | "vimeo";
  /** For a sandboxed frame */
  embedUrl: string;
};
export type SharedFilmDto = {
  url: string;
  site: string;
  /** null: show a link */
  player: FilmPlayerDto | null;
  title: string;
};
export type SharedProfileDto = {
  name: string | null;
  /** Valid for an hour */
  photoUrl: string | null;
  headline: string[];
  /** Size and scores */
  tiles: SharedFactDto[];
  details: SharedFactDto[];
  stats: SharedStatsDto | null;
  film: SharedFilmDto[];
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
export const {
  useGetSharedProfileQuery,
  useLazyGetSharedProfileQuery,
  useCountViewMutation,
} = injectedRtkApi;
