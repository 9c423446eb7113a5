import { baseApi as api } from '../../../shared/api/base-api';
import type {
  Game,
  GameStatsRequest,
  GameSummaryDto,
  MaxPrepsImportDto,
  NextGameDto,
  NextGameRequest,
  StatFileRequest,
} from '../../../shared/api/api-types.gen';
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
    getNextGames: build.query<GetNextGamesApiResponse, GetNextGamesApiArg>({
      query: () => ({ url: `/api/user/next-games` }),
    }),
    addNextGame: build.mutation<AddNextGameApiResponse, AddNextGameApiArg>({
      query: (queryArg) => ({ url: `/api/user/next-games`, method: 'POST', body: queryArg }),
    }),
    changeNextGame: build.mutation<ChangeNextGameApiResponse, ChangeNextGameApiArg>({
      query: (queryArg) => ({ url: `/api/user/next-games/${queryArg.id}`, method: 'PUT', body: queryArg.nextGameRequest }),
    }),
    removeNextGame: build.mutation<RemoveNextGameApiResponse, RemoveNextGameApiArg>({
      query: (queryArg) => ({ url: `/api/user/next-games/${queryArg}`, method: 'DELETE' }),
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
export type GetNextGamesApiResponse = /** status 200  */ NextGameDto[];
export type GetNextGamesApiArg = void;
export type AddNextGameApiResponse = /** status 200  */ NextGameDto[];
export type AddNextGameApiArg = NextGameRequest;
export type ChangeNextGameApiResponse = /** status 200  */ NextGameDto[];
export type ChangeNextGameApiArg = {
  id: string;
  nextGameRequest: NextGameRequest;
};
export type RemoveNextGameApiResponse = unknown;
export type RemoveNextGameApiArg = string;
export type SyncMaxPrepsApiResponse = /** status 200  */ MaxPrepsImportDto;
export type SyncMaxPrepsApiArg = void;
export const {
  useAddGameStatsMutation,
  useGetGameSummaryQuery,
  useLazyGetGameSummaryQuery,
  useChangeGameMutation,
  useRemoveGameMutation,
  useImportStatFileMutation,
  useGetNextGamesQuery,
  useLazyGetNextGamesQuery,
  useAddNextGameMutation,
  useChangeNextGameMutation,
  useRemoveNextGameMutation,
  useSyncMaxPrepsMutation,
} = injectedRtkApi;
