import { baseApi as api } from '../../../shared/api/base-api';
import type { FitAnalysisDto, RosterPlayerDto } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRoster: build.query<GetRosterApiResponse, GetRosterApiArg>({
      query: (queryArg) => ({ url: `/api/schools/${queryArg}/roster` }),
    }),
    getFitAnalysis: build.query<GetFitAnalysisApiResponse, GetFitAnalysisApiArg>({
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
export const { useGetRosterQuery, useLazyGetRosterQuery, useGetFitAnalysisQuery, useLazyGetFitAnalysisQuery } = injectedRtkApi;
