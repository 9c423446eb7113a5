import { baseApi as api } from '../../../shared/api/base-api';
import type { Game, GameStatsRequest, GameSummaryDto, MaxPrepsImportDto, StatFileRequest } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    addGameStats: build.mutation<AddGameStatsApiResponse, AddGameStatsApiArg>({
      query: (queryArg) => ({ url: `/api/user/add-game-stats`, method: 'POST', body: queryArg }),
    }),
    getGameSummary: build.query<GetGameSummaryApiResponse, GetGameSummaryApiArg>({
      query: () => ({ url: `/api/user/games/summary` }),
    }),
    changeGame: build.mutation<ChangeGameApiResponse, ChangeGameApiArg>({
      query: (queryArg) => ({ url: `/api/user/games/${queryArg.id}`, method: 'PUT', body: queryArg.gameStatsRequest }),
    }),
    removeGame: build.mutation<RemoveGameApiResponse, RemoveGameApiArg>({
      query: (queryArg) => ({ url: `/api/user/games/${queryArg}`, method: 'DELETE' }),
    }),
    importStatFile: build.mutation<ImportStatFileApiResponse, ImportStatFileApiArg>({
      query: (queryArg) => ({ url: `/api/user/import-stat-file`, method: 'POST', body: queryArg }),
    }),
    syncMaxPreps: build.mutation<SyncMaxPrepsApiResponse, SyncMaxPrepsApiArg>({
      query: () => ({ url: `/api/user/sync-maxpreps`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as gamesApi };
export type AddGameStatsApiResponse = /** status 201  */ Game;
export type AddGameStatsApiArg = GameStatsRequest;
export type GetGameSummaryApiResponse = /** status 200  */ GameSummaryDto;
export type GetGameSummaryApiArg = void;
export type ChangeGameApiResponse = /** status 200  */ Game;
export type ChangeGameApiArg = {
  id: string;
  gameStatsRequest: GameStatsRequest;
};
export type RemoveGameApiResponse = unknown;
export type RemoveGameApiArg = string;
export type ImportStatFileApiResponse = /** status 200  */ MaxPrepsImportDto;
export type ImportStatFileApiArg = StatFileRequest;
export type SyncMaxPrepsApiResponse = /** status 200  */ MaxPrepsImportDto;
export type SyncMaxPrepsApiArg = void;
export const {
  useAddGameStatsMutation,
  useGetGameSummaryQuery,
  useLazyGetGameSummaryQuery,
  useChangeGameMutation,
  useRemoveGameMutation,
  useImportStatFileMutation,
  useSyncMaxPrepsMutation,
} = injectedRtkApi;
