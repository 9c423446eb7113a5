import { baseApi as api } from '../../../shared/api/base-api';
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
export type Game = {
  id: string;
  opponent: string;
  date: string;
  /** The counters that were recorded */
  stats: {
    [key: string]: number;
  };
};
export type FieldProblem = {
  /** Path of the field in the body or query */
  field: string;
  code: string;
  message: string;
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** What the screen shows */
  message: string;
  /** Stable code */
  code: string;
  requestId: string;
  errors: FieldProblem[];
};
export type GameStatsRequest = {
  opponent: string;
  /** Not after tomorrow */
  date: string;
  /** Counters as GET /api/user/games/summary lists them; empty ones are dropped */
  stats?: {
    [key: string]: number | null;
  };
};
export type GameFigureDto = {
  key: string;
  label: string;
  group: 'passing' | 'rushing' | 'defensive' | 'receiving' | 'kicking' | 'punting';
  /** whole and half are entered */
  kind: 'whole' | 'half' | 'percent' | 'average';
  /** Of one game; null where nothing is entered */
  min: number | null;
  /** Of one game; null where nothing is entered */
  max: number | null;
};
export type SeasonSummaryDto = {
  /** How many games */
  games: number;
  /** A counter that no game has recorded is not there */
  totals: {
    [key: string]: number;
  };
  /** null = cannot be known */
  derived: {
    [key: string]: number | null;
  };
  /** August to July, named by the year of its fall */
  season: number;
  /** The last five, newest first */
  recentGames: Game[];
  /** The games before those, newest first */
  earlierGames: Game[];
};
export type StatTotalsDto = {
  /** How many games */
  games: number;
  /** A counter that no game has recorded is not there */
  totals: {
    [key: string]: number;
  };
  /** null = cannot be known */
  derived: {
    [key: string]: number | null;
  };
};
export type GameSummaryDto = {
  /** What there is to know of a game, group by group */
  figures: GameFigureDto[];
  /** Every season to choose from, newest first */
  seasons: SeasonSummaryDto[];
  career: StatTotalsDto;
  defaultSeason: number;
};
export type ImportCountsDto = {
  added: number;
  /** Games that were there and got figures */
  updated: number;
  unchanged: number;
};
export type ImportedGameDto = {
  opponent: string;
  date: string;
  season: number;
  outcome: 'added' | 'updated' | 'unchanged';
  /** As the game reads now */
  stats: {
    [key: string]: number;
  };
};
export type SeasonSpanDto = {
  from: number;
  to: number;
};
export type MaxPrepsImportDto = {
  imported: ImportCountsDto;
  /** Newest first */
  games: ImportedGameDto[];
  /** null without a game */
  seasons: SeasonSpanDto | null;
  /** Whose page it was; null for a file */
  athleteName: string | null;
  /** What was left out or kept, and why */
  notes: string[];
};
export type StatFileRequest = {
  /** A MaxPreps stat text file, at most 1 MB */
  statsFile: Blob;
  opponent: string;
  date: string;
  /** As the file has it; left out: the profile's */
  jersey?: string;
  /** true says what would happen and stores nothing */
  dryRun?: 'true' | 'false';
};
export const {
  useAddGameStatsMutation,
  useGetGameSummaryQuery,
  useLazyGetGameSummaryQuery,
  useChangeGameMutation,
  useRemoveGameMutation,
  useImportStatFileMutation,
  useSyncMaxPrepsMutation,
} = injectedRtkApi;
