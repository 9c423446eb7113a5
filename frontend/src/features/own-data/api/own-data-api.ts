import { ownDataApi as generated } from './own-data.gen';

/** The copy of the own data, and the end of the account, with what each call means for the cache. */
export const ownDataApi = generated.enhanceEndpoints({
  addTagTypes: ['User'],
  endpoints: {
    confirmUnderAge: { invalidatesTags: (_, error) => (error === undefined ? ['User'] : []) },
  },
});

export const {
  useConfirmUnderAgeMutation,
  useDeleteAccountMutation,
  useGetDataExportQuery,
  usePreviewDeletionQuery,
  useStartDataExportMutation,
} = ownDataApi;
