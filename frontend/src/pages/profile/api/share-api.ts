import { shareApi } from './share.gen';

/** What the athlete shares. It tells which fields say something, so a changed profile or film makes it stale. */
const taggedApi = shareApi.enhanceEndpoints({
  endpoints: {
    getShare: { providesTags: ['Share', 'User', 'Film'] },
    changeShare: { invalidatesTags: ['Share'] },
    renewShare: { invalidatesTags: ['Share'] },
  },
});

export const { useGetShareQuery, useChangeShareMutation, useRenewShareMutation } = taggedApi;
