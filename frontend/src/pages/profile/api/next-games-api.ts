import { gamesApi } from './games.gen';

/** The schedule. What changes it answers with all of it. */
const taggedApi = gamesApi.enhanceEndpoints({
  endpoints: {
    getNextGames: { providesTags: ['NextGames'] },
    addNextGame: { invalidatesTags: ['NextGames'] },
    changeNextGame: { invalidatesTags: ['NextGames'] },
    removeNextGame: { invalidatesTags: ['NextGames'] },
  },
});

export const { useGetNextGamesQuery, useAddNextGameMutation, useChangeNextGameMutation, useRemoveNextGameMutation } = taggedApi;
