export { NEXT_GAMES_USER_DATA } from './adapters/persistence/user-data.js';
export { NextGamesModule } from './next-games.module.js';
