import { gamesApi } from './games.gen';

/** An athlete's games. They are part of `GET /api/user`, so every change invalidates that too. */
const taggedApi = gamesApi.enhanceEndpoints({
  endpoints: {
    getGameSummary: { providesTags: ['User'] },
    addGameStats: { invalidatesTags: ['User'] },
    changeGame: { invalidatesTags: ['User'] },
    removeGame: { invalidatesTags: ['User'] },
    syncMaxPreps: { invalidatesTags: (_result, error) => (error ? [] : ['User']) },
  },
});

export const { useGetGameSummaryQuery, useAddGameStatsMutation, useChangeGameMutation, useRemoveGameMutation, useSyncMaxPrepsMutation } =
  taggedApi;
