export { nextGamesOf } from './next-games.sql.js';
