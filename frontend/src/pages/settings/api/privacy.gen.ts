import { baseApi as api } from '../../../shared/api/base-api';
import type { DeleteAccountRequest, DeletionBegun, DeletionPreview } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewDeletion: build.query<PreviewDeletionApiResponse, PreviewDeletionApiArg>({
      query: () => ({ url: `/api/user/delete-account` }),
    }),
    deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
      query: (queryArg) => ({ url: `/api/user/delete-account`, method: 'POST', body: queryArg }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as privacyApi };
export type PreviewDeletionApiResponse = /** status 200  */ DeletionPreview;
export type PreviewDeletionApiArg = void;
export type DeleteAccountApiResponse = /** status 202  */ DeletionBegun;
export type DeleteAccountApiArg = DeleteAccountRequest;
export const { usePreviewDeletionQuery, useLazyPreviewDeletionQuery, useDeleteAccountMutation } = injectedRtkApi;
