import { shareApi } from './share.gen';

/** What the athlete shares. It lists which fields have a value, so a change of profile or film invalidates it. */
const taggedApi = shareApi.enhanceEndpoints({
  endpoints: {
    getShare: { providesTags: ['Share', 'User', 'Film'] },
    changeShare: { invalidatesTags: ['Share'] },
    renewShare: { invalidatesTags: ['Share'] },
  },
});

export const { useGetShareQuery, useChangeShareMutation, useRenewShareMutation } = taggedApi;
