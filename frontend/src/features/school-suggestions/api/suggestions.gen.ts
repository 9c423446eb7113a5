import { baseApi as api } from '../../../shared/api/base-api';
import type { SchoolSuggestionsDto } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSchoolSuggestions: build.query<ListSchoolSuggestionsApiResponse, ListSchoolSuggestionsApiArg>({
      query: () => ({ url: `/api/user/school-suggestions` }),
    }),
    dismissSchool: build.mutation<DismissSchoolApiResponse, DismissSchoolApiArg>({
      query: (queryArg) => ({ url: `/api/user/school-suggestions/${queryArg}/dismissal`, method: 'PUT' }),
    }),
    bringSchoolBack: build.mutation<BringSchoolBackApiResponse, BringSchoolBackApiArg>({
      query: (queryArg) => ({ url: `/api/user/school-suggestions/${queryArg}/dismissal`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedSuggestionsApi };
export type ListSchoolSuggestionsApiResponse = /** status 200  */ SchoolSuggestionsDto;
export type ListSchoolSuggestionsApiArg = void;
export type DismissSchoolApiResponse = unknown;
export type DismissSchoolApiArg = number;
export type BringSchoolBackApiResponse = unknown;
export type BringSchoolBackApiArg = number;
export const { useListSchoolSuggestionsQuery, useLazyListSchoolSuggestionsQuery, useDismissSchoolMutation, useBringSchoolBackMutation } =
  injectedRtkApi;
