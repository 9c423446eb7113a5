import { baseApi } from '@/shared/api';
import type { UserStats } from '@/entities/athlete';

interface Favorite {
  id: string;
  schoolId: number;
  school: { name: string; division: string } | null;
}

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFavorites: build.query<Favorite[], void>({ query: () => '/api/user/favorites', providesTags: ['Favorites'] }),
    getUserStats: build.query<UserStats, void>({ query: () => '/api/user/stats', providesTags: ['Stats'] }),
  }),
});

export const { useListFavoritesQuery, useGetUserStatsQuery } = dashboardApi;
