import { baseApi as api } from '../../../shared/api/base-api';
import type { FitAnalysisDto, RosterPlayerDto } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFitAnalysis: build.query<GetFitAnalysisApiResponse, GetFitAnalysisApiArg>({
      query: (queryArg) => ({ url: `/api/schools/${queryArg}/fit-analysis` }),
    }),
    getRoster: build.query<GetRosterApiResponse, GetRosterApiArg>({
      query: (queryArg) => ({ url: `/api/schools/${queryArg}/roster` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as fitApi };
export type GetFitAnalysisApiResponse = /** status 200  */ FitAnalysisDto;
export type GetFitAnalysisApiArg = number;
export type GetRosterApiResponse = /** status 200  */ RosterPlayerDto[];
export type GetRosterApiArg = number;
export const { useGetFitAnalysisQuery, useLazyGetFitAnalysisQuery, useGetRosterQuery, useLazyGetRosterQuery } = injectedRtkApi;
