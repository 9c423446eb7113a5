import { analyticsApi as generated } from './analytics.gen';

/** Replies come in without this page knowing: nothing of it is kept when it is left. */
export const analyticsApi = generated.enhanceEndpoints({
  endpoints: {
    getAnalytics: { keepUnusedDataFor: 0, providesTags: ['Stats', 'Favorites', 'Campaigns'] },
  },
});

export const { useGetAnalyticsQuery } = analyticsApi;
