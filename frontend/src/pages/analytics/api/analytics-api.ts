import { analyticsApi as generated } from './analytics.gen';

/** The page is not notified of new replies, so nothing is cached after it is closed. */
export const analyticsApi = generated.enhanceEndpoints({
  endpoints: {
    getAnalytics: { keepUnusedDataFor: 0, providesTags: ['Stats', 'Favorites', 'Campaigns'] },
  },
});

export const { useGetAnalyticsQuery } = analyticsApi;
