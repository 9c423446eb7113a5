import { baseApi as api } from '../../../shared/api/base-api';
import type {
  CoachImportResultDto,
  ImportInspectionDto,
  ImportProgressDto,
  ImportRecordDto,
  ImportRequestDto,
  InspectImportRequest,
  PackImportResultDto,
  PackRequestDto,
  RosterImportResultDto,
  SchoolImportResultDto,
} from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    importCoachesCsv: build.mutation<ImportCoachesCsvApiResponse, ImportCoachesCsvApiArg>({
      query: (queryArg) => ({ url: `/api/admin/import-coaches-csv`, method: 'POST', body: queryArg }),
    }),
    importDirectoryPack: build.mutation<ImportDirectoryPackApiResponse, ImportDirectoryPackApiArg>({
      query: (queryArg) => ({ url: `/api/admin/import-directory-pack`, method: 'POST', body: queryArg }),
    }),
    importRostersCsv: build.mutation<ImportRostersCsvApiResponse, ImportRostersCsvApiArg>({
      query: (queryArg) => ({ url: `/api/admin/import-rosters-csv`, method: 'POST', body: queryArg }),
    }),
    importSchoolsCsv: build.mutation<ImportSchoolsCsvApiResponse, ImportSchoolsCsvApiArg>({
      query: (queryArg) => ({ url: `/api/admin/import-schools-csv`, method: 'POST', body: queryArg }),
    }),
    listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
      query: () => ({ url: `/api/admin/imports` }),
    }),
    getCurrentImport: build.query<GetCurrentImportApiResponse, GetCurrentImportApiArg>({
      query: () => ({ url: `/api/admin/imports/current` }),
    }),
    undoImport: build.mutation<UndoImportApiResponse, UndoImportApiArg>({
      query: (queryArg) => ({ url: `/api/admin/imports/${queryArg}/undo`, method: 'POST' }),
    }),
    inspectImportCsv: build.mutation<InspectImportCsvApiResponse, InspectImportCsvApiArg>({
      query: (queryArg) => ({ url: `/api/admin/inspect-import-csv`, method: 'POST', body: queryArg }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as csvImportApi };
export type ImportCoachesCsvApiResponse = /** status 200  */ CoachImportResultDto;
export type ImportCoachesCsvApiArg = ImportRequestDto;
export type ImportDirectoryPackApiResponse = /** status 200  */ PackImportResultDto;
export type ImportDirectoryPackApiArg = PackRequestDto;
export type ImportRostersCsvApiResponse = /** status 200  */ RosterImportResultDto;
export type ImportRostersCsvApiArg = ImportRequestDto;
export type ImportSchoolsCsvApiResponse = /** status 200  */ SchoolImportResultDto;
export type ImportSchoolsCsvApiArg = ImportRequestDto;
export type ListImportsApiResponse = /** status 200  */ ImportRecordDto[];
export type ListImportsApiArg = void;
export type GetCurrentImportApiResponse = /** status 200  */ ImportProgressDto;
export type GetCurrentImportApiArg = void;
export type UndoImportApiResponse = unknown;
export type UndoImportApiArg = string;
export type InspectImportCsvApiResponse = /** status 200  */ ImportInspectionDto;
export type InspectImportCsvApiArg = InspectImportRequest;
export const {
  useImportCoachesCsvMutation,
  useImportDirectoryPackMutation,
  useImportRostersCsvMutation,
  useImportSchoolsCsvMutation,
  useListImportsQuery,
  useLazyListImportsQuery,
  useGetCurrentImportQuery,
  useLazyGetCurrentImportQuery,
  useUndoImportMutation,
  useInspectImportCsvMutation,
} = injectedRtkApi;
