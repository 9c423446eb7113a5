import { baseApi as api } from '../../../shared/api/base-api';
import type {
  ChangeUserSettingsRequest,
  DataExportDto,
  DeleteAccountRequest,
  DeletionBegun,
  DeletionPreview,
  SentToProvider,
  UserSettings,
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
    getUserSettings: build.query<GetUserSettingsApiResponse, GetUserSettingsApiArg>({
      query: () => ({ url: `/api/user/settings` }),
    }),
    changeUserSettings: build.mutation<ChangeUserSettingsApiResponse, ChangeUserSettingsApiArg>({
      query: (queryArg) => ({ url: `/api/user/settings`, method: 'PATCH', body: queryArg }),
    }),
    getSentToProvider: build.query<GetSentToProviderApiResponse, GetSentToProviderApiArg>({
      query: () => ({ url: `/api/user/settings/sent-to-ai-provider` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as privacyApi };
export type PreviewDeletionApiResponse = /** status 200  */ DeletionPreview;
export type PreviewDeletionApiArg = void;
export type DeleteAccountApiResponse = /** status 202  */ DeletionBegun;
export type DeleteAccountApiArg = DeleteAccountRequest;
export type GetDataExportApiResponse = /** status 200  */ DataExportDto;
export type GetDataExportApiArg = void;
export type StartDataExportApiResponse = /** status 202  */ DataExportDto;
export type StartDataExportApiArg = void;
export type GetUserSettingsApiResponse = /** status 200  */ UserSettings;
export type GetUserSettingsApiArg = void;
export type ChangeUserSettingsApiResponse = /** status 200  */ UserSettings;
export type ChangeUserSettingsApiArg = ChangeUserSettingsRequest;
export type GetSentToProviderApiResponse = /** status 200  */ SentToProvider;
export type GetSentToProviderApiArg = void;
export const {
  usePreviewDeletionQuery,
  useLazyPreviewDeletionQuery,
  useDeleteAccountMutation,
  useGetDataExportQuery,
  useLazyGetDataExportQuery,
  useStartDataExportMutation,
  useGetUserSettingsQuery,
  useLazyGetUserSettingsQuery,
  useChangeUserSettingsMutation,
  useGetSentToProviderQuery,
  useLazyGetSentToProviderQuery,
} = injectedRtkApi;
