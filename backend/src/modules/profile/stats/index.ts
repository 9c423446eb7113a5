export { STATS_USER_DATA } from './adapters/persistence/user-data.js';
export { KeepGames } from './application/keep-games.use-case.js';
export { MAX_GAMES } from './domain/games/room-for-games.js';
export { SumUpGames } from './application/sum-up-games.use-case.js';
export { GAME_FIGURES } from './domain/games/game-figures.js';
export { MaxPrepsConfig } from './config/max-preps-config.js';
export { StatsModule } from './stats.module.js';
export { STATS_ACTIVITIES } from './domain/stats-activities.js';
export type { Game } from './domain/games/game.js';
