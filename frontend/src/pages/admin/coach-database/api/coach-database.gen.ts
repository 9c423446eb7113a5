import { baseApi as api } from '../../../../shared/api/base-api';
import type {
  AcceptSuggestionsDto,
  AddCoachDto,
  ChangeCoachDto,
  CorrectionDto,
  DecideCorrectionDto,
  DecideSuggestionDto,
  DirectoryStatsDto,
  SchoolDependantsDto,
  SchoolDetailDto,
  StaffCoachDto,
  SuggestionDetailDto,
  SuggestionPageDto,
  SuggestionResultDto,
  WriteSchoolDto,
} from '../../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    addCoach: build.mutation<AddCoachApiResponse, AddCoachApiArg>({
      query: (queryArg) => ({ url: `/api/admin/coaches`, method: 'POST', body: queryArg }),
    }),
    changeCoach: build.mutation<ChangeCoachApiResponse, ChangeCoachApiArg>({
      query: (queryArg) => ({ url: `/api/admin/coaches/${queryArg.id}`, method: 'PUT', body: queryArg.changeCoachDto }),
    }),
    removeCoach: build.mutation<RemoveCoachApiResponse, RemoveCoachApiArg>({
      query: (queryArg) => ({ url: `/api/admin/coaches/${queryArg}`, method: 'DELETE' }),
    }),
    verifyCoach: build.mutation<VerifyCoachApiResponse, VerifyCoachApiArg>({
      query: (queryArg) => ({ url: `/api/admin/coaches/${queryArg}/verify`, method: 'POST' }),
    }),
    listCorrectionQueue: build.query<ListCorrectionQueueApiResponse, ListCorrectionQueueApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/corrections`,
        params: {
          status: queryArg,
        },
      }),
    }),
    decideCorrection: build.mutation<DecideCorrectionApiResponse, DecideCorrectionApiArg>({
      query: (queryArg) => ({ url: `/api/admin/corrections/${queryArg.id}/decide`, method: 'POST', body: queryArg.decideCorrectionDto }),
    }),
    getDirectoryStats: build.query<GetDirectoryStatsApiResponse, GetDirectoryStatsApiArg>({
      query: () => ({ url: `/api/admin/directory-stats` }),
    }),
    addSchool: build.mutation<AddSchoolApiResponse, AddSchoolApiArg>({
      query: (queryArg) => ({ url: `/api/admin/schools`, method: 'POST', body: queryArg }),
    }),
    changeSchool: build.mutation<ChangeSchoolApiResponse, ChangeSchoolApiArg>({
      query: (queryArg) => ({ url: `/api/admin/schools/${queryArg.id}`, method: 'PUT', body: queryArg.writeSchoolDto }),
    }),
    removeSchool: build.mutation<RemoveSchoolApiResponse, RemoveSchoolApiArg>({
      query: (queryArg) => ({ url: `/api/admin/schools/${queryArg}`, method: 'DELETE' }),
    }),
    getSchoolDependants: build.query<GetSchoolDependantsApiResponse, GetSchoolDependantsApiArg>({
      query: (queryArg) => ({ url: `/api/admin/schools/${queryArg}/dependants` }),
    }),
    listStaffSuggestions: build.query<ListStaffSuggestionsApiResponse, ListStaffSuggestionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/staff-suggestions`,
        params: {
          search: queryArg.search,
          outside: queryArg.outside,
          after: queryArg.after,
        },
      }),
    }),
    acceptStaffSuggestions: build.mutation<AcceptStaffSuggestionsApiResponse, AcceptStaffSuggestionsApiArg>({
      query: (queryArg) => ({ url: `/api/admin/staff-suggestions/accept`, method: 'POST', body: queryArg }),
    }),
    getStaffSuggestion: build.query<GetStaffSuggestionApiResponse, GetStaffSuggestionApiArg>({
      query: (queryArg) => ({ url: `/api/admin/staff-suggestions/${queryArg}` }),
    }),
    decideStaffSuggestion: build.mutation<DecideStaffSuggestionApiResponse, DecideStaffSuggestionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/staff-suggestions/${queryArg.id}/decide`,
        method: 'POST',
        body: queryArg.decideSuggestionDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as coachDatabaseApi };
export type AddCoachApiResponse = /** status 201  */ StaffCoachDto;
export type AddCoachApiArg = AddCoachDto;
export type ChangeCoachApiResponse = /** status 200  */ StaffCoachDto;
export type ChangeCoachApiArg = {
  id: number;
  changeCoachDto: ChangeCoachDto;
};
export type RemoveCoachApiResponse = unknown;
export type RemoveCoachApiArg = number;
export type VerifyCoachApiResponse = /** status 200  */ StaffCoachDto;
export type VerifyCoachApiArg = number;
export type ListCorrectionQueueApiResponse = /** status 200  */ CorrectionDto[];
export type ListCorrectionQueueApiArg = ('open' | 'accepted' | 'rejected') | undefined;
export type DecideCorrectionApiResponse = /** status 200  */ CorrectionDto;
export type DecideCorrectionApiArg = {
  id: string;
  decideCorrectionDto: DecideCorrectionDto;
};
export type GetDirectoryStatsApiResponse = /** status 200  */ DirectoryStatsDto;
export type GetDirectoryStatsApiArg = void;
export type AddSchoolApiResponse = /** status 201  */ SchoolDetailDto;
export type AddSchoolApiArg = WriteSchoolDto;
export type ChangeSchoolApiResponse = /** status 200  */ SchoolDetailDto;
export type ChangeSchoolApiArg = {
  id: number;
  writeSchoolDto: WriteSchoolDto;
};
export type RemoveSchoolApiResponse = /** status 200  */ SchoolDependantsDto;
export type RemoveSchoolApiArg = number;
export type GetSchoolDependantsApiResponse = /** status 200  */ SchoolDependantsDto;
export type GetSchoolDependantsApiArg = number;
export type ListStaffSuggestionsApiResponse = /** status 200  */ SuggestionPageDto;
export type ListStaffSuggestionsApiArg = {
  /** Part of the name of the school */
  search?: string;
  /** Only schools with an address outside their known domains */
  outside?: 'true';
  /** next of the page before */
  after?: string;
};
export type AcceptStaffSuggestionsApiResponse = /** status 200  */ SuggestionResultDto;
export type AcceptStaffSuggestionsApiArg = AcceptSuggestionsDto;
export type GetStaffSuggestionApiResponse = /** status 200  */ SuggestionDetailDto;
export type GetStaffSuggestionApiArg = string;
export type DecideStaffSuggestionApiResponse = /** status 200  */ SuggestionResultDto;
export type DecideStaffSuggestionApiArg = {
  id: string;
  decideSuggestionDto: DecideSuggestionDto;
};
export const {
  useAddCoachMutation,
  useChangeCoachMutation,
  useRemoveCoachMutation,
  useVerifyCoachMutation,
  useListCorrectionQueueQuery,
  useLazyListCorrectionQueueQuery,
  useDecideCorrectionMutation,
  useGetDirectoryStatsQuery,
  useLazyGetDirectoryStatsQuery,
  useAddSchoolMutation,
  useChangeSchoolMutation,
  useRemoveSchoolMutation,
  useGetSchoolDependantsQuery,
  useLazyGetSchoolDependantsQuery,
  useListStaffSuggestionsQuery,
  useLazyListStaffSuggestionsQuery,
  useAcceptStaffSuggestionsMutation,
  useGetStaffSuggestionQuery,
  useLazyGetStaffSuggestionQuery,
  useDecideStaffSuggestionMutation,
} = injectedRtkApi;
