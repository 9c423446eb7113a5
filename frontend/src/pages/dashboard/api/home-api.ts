import type { FeedDto } from '@/shared/api';
import { homeApi as generated } from './home.gen';

const entriesAPage = 8;

/** The feed with pagination, which the generated call does not have. */
const withFeed = generated.injectEndpoints({
  endpoints: (build) => ({
    feed: build.infiniteQuery<FeedDto, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ before }) => before ?? undefined,
      },
      query: ({ pageParam }) => ({ url: '/api/user/activity', params: { limit: entriesAPage, before: pageParam } }),
    }),
  }),
});

/** The page is not notified of new replies and other events, so nothing is cached after it is closed. */
export const homeApi = withFeed.enhanceEndpoints({
  endpoints: {
    getHome: { keepUnusedDataFor: 0, providesTags: ['Stats', 'Favorites', 'Campaigns'] },
    feed: { keepUnusedDataFor: 0, providesTags: ['Favorites', 'Campaigns'] },
  },
});

export const { useGetHomeQuery, useFeedInfiniteQuery } = homeApi;
