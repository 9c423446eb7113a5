import { baseApi as api } from '../../../shared/api/base-api';
import type {
  AddContactDto,
  ChangeContactDto,
  ChangeTargetSchoolDto,
  ContactDto,
  ContactWindowDto,
  CorrectionDto,
  FavoriteDto,
  FirstSchoolsDto,
  ImportOwnListDto,
  ImportStaffPageRequest,
  LogContactDto,
  LoggedContactDto,
  MarkFavoriteDto,
  OwnListFileDto,
  OwnListImportDto,
  OwnListInspectionDto,
  ProposeCorrectionDto,
  ReadStaffPageRequest,
  SchoolDetailDto,
  SchoolDto,
  SchoolFitsDto,
  StaffImportDto,
  StaffPageDto,
  StaffPageLinkDto,
  TargetSchoolDto,
  TimelineDto,
} from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSchools: build.query<ListSchoolsApiResponse, ListSchoolsApiArg>({
      query: () => ({ url: `/api/schools` }),
    }),
    listFirstSchools: build.query<ListFirstSchoolsApiResponse, ListFirstSchoolsApiArg>({
      query: () => ({ url: `/api/schools/first` }),
    }),
    getSchool: build.query<GetSchoolApiResponse, GetSchoolApiArg>({
      query: (queryArg) => ({ url: `/api/schools/${queryArg}` }),
    }),
    getStaffPageLink: build.query<GetStaffPageLinkApiResponse, GetStaffPageLinkApiArg>({
      query: (queryArg) => ({ url: `/api/schools/${queryArg}/staff-page` }),
    }),
    getTimeline: build.query<GetTimelineApiResponse, GetTimelineApiArg>({
      query: (queryArg) => ({
        url: `/api/schools/${queryArg.id}/timeline`,
        params: {
          limit: queryArg.limit,
          before: queryArg.before,
        },
      }),
    }),
    listContactWindows: build.query<ListContactWindowsApiResponse, ListContactWindowsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/contact-windows`,
        params: {
          zone: queryArg,
        },
      }),
    }),
    listContacts: build.query<ListContactsApiResponse, ListContactsApiArg>({
      query: () => ({ url: `/api/user/contacts` }),
    }),
    addContact: build.mutation<AddContactApiResponse, AddContactApiArg>({
      query: (queryArg) => ({ url: `/api/user/contacts`, method: 'POST', body: queryArg }),
    }),
    importStaffPage: build.mutation<ImportStaffPageApiResponse, ImportStaffPageApiArg>({
      query: (queryArg) => ({ url: `/api/user/contacts/import-staff-page`, method: 'POST', body: queryArg }),
    }),
    readStaffPage: build.mutation<ReadStaffPageApiResponse, ReadStaffPageApiArg>({
      query: (queryArg) => ({ url: `/api/user/contacts/read-staff-page`, method: 'POST', body: queryArg }),
    }),
    changeContact: build.mutation<ChangeContactApiResponse, ChangeContactApiArg>({
      query: (queryArg) => ({ url: `/api/user/contacts/${queryArg.id}`, method: 'PUT', body: queryArg.changeContactDto }),
    }),
    removeContact: build.mutation<RemoveContactApiResponse, RemoveContactApiArg>({
      query: (queryArg) => ({ url: `/api/user/contacts/${queryArg}`, method: 'DELETE' }),
    }),
    listCorrections: build.query<ListCorrectionsApiResponse, ListCorrectionsApiArg>({
      query: () => ({ url: `/api/user/corrections` }),
    }),
    proposeCorrection: build.mutation<ProposeCorrectionApiResponse, ProposeCorrectionApiArg>({
      query: (queryArg) => ({ url: `/api/user/corrections`, method: 'POST', body: queryArg }),
    }),
    listFavorites: build.query<ListFavoritesApiResponse, ListFavoritesApiArg>({
      query: () => ({ url: `/api/user/favorites` }),
    }),
    addFavorite: build.mutation<AddFavoriteApiResponse, AddFavoriteApiArg>({
      query: (queryArg) => ({ url: `/api/user/favorites`, method: 'POST', body: queryArg }),
    }),
    removeFavorite: build.mutation<RemoveFavoriteApiResponse, RemoveFavoriteApiArg>({
      query: (queryArg) => ({ url: `/api/user/favorites/${queryArg}`, method: 'DELETE' }),
    }),
    listSchoolFits: build.query<ListSchoolFitsApiResponse, ListSchoolFitsApiArg>({
      query: () => ({ url: `/api/user/school-fits` }),
    }),
    listTargetSchools: build.query<ListTargetSchoolsApiResponse, ListTargetSchoolsApiArg>({
      query: () => ({ url: `/api/user/target-schools` }),
    }),
    importOwnList: build.mutation<ImportOwnListApiResponse, ImportOwnListApiArg>({
      query: (queryArg) => ({ url: `/api/user/target-schools/import-csv`, method: 'POST', body: queryArg }),
    }),
    inspectOwnList: build.mutation<InspectOwnListApiResponse, InspectOwnListApiArg>({
      query: (queryArg) => ({ url: `/api/user/target-schools/import-csv/inspect`, method: 'POST', body: queryArg }),
    }),
    changeTargetSchool: build.mutation<ChangeTargetSchoolApiResponse, ChangeTargetSchoolApiArg>({
      query: (queryArg) => ({
        url: `/api/user/target-schools/${queryArg.schoolId}`,
        method: 'PATCH',
        body: queryArg.changeTargetSchoolDto,
      }),
    }),
    logContact: build.mutation<LogContactApiResponse, LogContactApiArg>({
      query: (queryArg) => ({ url: `/api/user/target-schools/${queryArg.schoolId}/log`, method: 'POST', body: queryArg.logContactDto }),
    }),
    changeLoggedContact: build.mutation<ChangeLoggedContactApiResponse, ChangeLoggedContactApiArg>({
      query: (queryArg) => ({
        url: `/api/user/target-schools/${queryArg.schoolId}/log/${queryArg.entryId}`,
        method: 'PUT',
        body: queryArg.logContactDto,
      }),
    }),
    removeLoggedContact: build.mutation<RemoveLoggedContactApiResponse, RemoveLoggedContactApiArg>({
      query: (queryArg) => ({ url: `/api/user/target-schools/${queryArg.schoolId}/log/${queryArg.entryId}`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as schoolApi };
export type ListSchoolsApiResponse = /** status 200  */ SchoolDto[];
export type ListSchoolsApiArg = void;
export type ListFirstSchoolsApiResponse = /** status 200  */ FirstSchoolsDto;
export type ListFirstSchoolsApiArg = void;
export type GetSchoolApiResponse = /** status 200  */ SchoolDetailDto;
export type GetSchoolApiArg = number;
export type GetStaffPageLinkApiResponse = /** status 200  */ StaffPageLinkDto;
export type GetStaffPageLinkApiArg = number;
export type GetTimelineApiResponse = /** status 200  */ TimelineDto;
export type GetTimelineApiArg = {
  id: number;
  limit?: number;
  /** The `before` of the page before */
  before?: string;
};
export type ListContactWindowsApiResponse = /** status 200  */ ContactWindowDto[];
export type ListContactWindowsApiArg = /** Where the athlete lives */ string | undefined;
export type ListContactsApiResponse = /** status 200  */ ContactDto[];
export type ListContactsApiArg = void;
export type AddContactApiResponse = /** status 201  */ ContactDto;
export type AddContactApiArg = AddContactDto;
export type ImportStaffPageApiResponse = /** status 200  */ StaffImportDto;
export type ImportStaffPageApiArg = ImportStaffPageRequest;
export type ReadStaffPageApiResponse = /** status 200  */ StaffPageDto;
export type ReadStaffPageApiArg = ReadStaffPageRequest;
export type ChangeContactApiResponse = /** status 200  */ ContactDto;
export type ChangeContactApiArg = {
  id: number;
  changeContactDto: ChangeContactDto;
};
export type RemoveContactApiResponse = unknown;
export type RemoveContactApiArg = number;
export type ListCorrectionsApiResponse = /** status 200  */ CorrectionDto[];
export type ListCorrectionsApiArg = void;
export type ProposeCorrectionApiResponse = /** status 201  */ CorrectionDto;
export type ProposeCorrectionApiArg = ProposeCorrectionDto;
export type ListFavoritesApiResponse = /** status 200  */ FavoriteDto[];
export type ListFavoritesApiArg = void;
export type AddFavoriteApiResponse = /** status 200  */ FavoriteDto | /** status 201  */ FavoriteDto;
export type AddFavoriteApiArg = MarkFavoriteDto;
export type RemoveFavoriteApiResponse = unknown;
export type RemoveFavoriteApiArg = number;
export type ListSchoolFitsApiResponse = /** status 200  */ SchoolFitsDto;
export type ListSchoolFitsApiArg = void;
export type ListTargetSchoolsApiResponse = /** status 200  */ TargetSchoolDto[];
export type ListTargetSchoolsApiArg = void;
export type ImportOwnListApiResponse = /** status 200  */ OwnListImportDto;
export type ImportOwnListApiArg = ImportOwnListDto;
export type InspectOwnListApiResponse = /** status 200  */ OwnListInspectionDto;
export type InspectOwnListApiArg = OwnListFileDto;
export type ChangeTargetSchoolApiResponse = /** status 200  */ TargetSchoolDto;
export type ChangeTargetSchoolApiArg = {
  schoolId: number;
  changeTargetSchoolDto: ChangeTargetSchoolDto;
};
export type LogContactApiResponse = /** status 201  */ LoggedContactDto;
export type LogContactApiArg = {
  schoolId: number;
  logContactDto: LogContactDto;
};
export type ChangeLoggedContactApiResponse = /** status 200  */ LoggedContactDto;
export type ChangeLoggedContactApiArg = {
  schoolId: number;
  entryId: string;
  logContactDto: LogContactDto;
};
export type RemoveLoggedContactApiResponse = unknown;
export type RemoveLoggedContactApiArg = {
  schoolId: number;
  entryId: string;
};
export const {
  useListSchoolsQuery,
  useLazyListSchoolsQuery,
  useListFirstSchoolsQuery,
  useLazyListFirstSchoolsQuery,
  useGetSchoolQuery,
  useLazyGetSchoolQuery,
  useGetStaffPageLinkQuery,
  useLazyGetStaffPageLinkQuery,
  useGetTimelineQuery,
  useLazyGetTimelineQuery,
  useListContactWindowsQuery,
  useLazyListContactWindowsQuery,
  useListContactsQuery,
  useLazyListContactsQuery,
  useAddContactMutation,
  useImportStaffPageMutation,
  useReadStaffPageMutation,
  useChangeContactMutation,
  useRemoveContactMutation,
  useListCorrectionsQuery,
  useLazyListCorrectionsQuery,
  useProposeCorrectionMutation,
  useListFavoritesQuery,
  useLazyListFavoritesQuery,
  useAddFavoriteMutation,
  useRemoveFavoriteMutation,
  useListSchoolFitsQuery,
  useLazyListSchoolFitsQuery,
  useListTargetSchoolsQuery,
  useLazyListTargetSchoolsQuery,
  useImportOwnListMutation,
  useInspectOwnListMutation,
  useChangeTargetSchoolMutation,
  useLogContactMutation,
  useChangeLoggedContactMutation,
  useRemoveLoggedContactMutation,
} = injectedRtkApi;
