import { baseApi as api } from '../../../shared/api/base-api';
import type {
  ConfirmIdentityRequest,
  ConfirmUnderAgeRequest,
  DataExportDto,
  DeletionBegun,
  DeletionPreview,
  PlannedDeletionDto,
} from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewDeletion: build.query<PreviewDeletionApiResponse, PreviewDeletionApiArg>({
      query: () => ({ url: `/api/user/delete-account` }),
    }),
    deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
      query: (queryArg) => ({ url: `/api/user/delete-account`, method: 'POST', body: queryArg }),
    }),
    getDataExport: build.query<GetDataExportApiResponse, GetDataExportApiArg>({
      query: () => ({ url: `/api/user/export` }),
    }),
    startDataExport: build.mutation<StartDataExportApiResponse, StartDataExportApiArg>({
      query: () => ({ url: `/api/user/export`, method: 'POST' }),
    }),
    confirmUnderAge: build.mutation<ConfirmUnderAgeApiResponse, ConfirmUnderAgeApiArg>({
      query: (queryArg) => ({ url: `/api/user/under-13`, method: 'POST', body: queryArg }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ownDataApi };
export type PreviewDeletionApiResponse = /** status 200  */ DeletionPreview;
export type PreviewDeletionApiArg = void;
export type DeleteAccountApiResponse = /** status 202  */ DeletionBegun;
export type DeleteAccountApiArg = ConfirmIdentityRequest;
export type GetDataExportApiResponse = /** status 200  */ DataExportDto;
export type GetDataExportApiArg = void;
export type StartDataExportApiResponse = /** status 202  */ DataExportDto;
export type StartDataExportApiArg = void;
export type ConfirmUnderAgeApiResponse = /** status 200  */ PlannedDeletionDto;
export type ConfirmUnderAgeApiArg = ConfirmUnderAgeRequest;
export const {
  usePreviewDeletionQuery,
  useLazyPreviewDeletionQuery,
  useDeleteAccountMutation,
  useGetDataExportQuery,
  useLazyGetDataExportQuery,
  useStartDataExportMutation,
  useConfirmUnderAgeMutation,
} = injectedRtkApi;
