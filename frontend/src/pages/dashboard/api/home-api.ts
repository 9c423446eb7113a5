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

/** What happens elsewhere, a reply above all, does not tell this page: nothing of it is kept when it is left. */
export const homeApi = withFeed.enhanceEndpoints({
  endpoints: {
    getHome: { keepUnusedDataFor: 0, providesTags: ['Stats', 'Favorites', 'Campaigns'] },
    feed: { keepUnusedDataFor: 0, providesTags: ['Favorites', 'Campaigns'] },
  },
});

export const { useGetHomeQuery, useFeedInfiniteQuery } = homeApi;
