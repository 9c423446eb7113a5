export { AthleteQuery, type AthleteFacts } from './application/ports/athlete-query.js';
export { SumUpGames } from './application/sum-up-games.use-case.js';
export { UpdateProfile } from './application/update-profile.use-case.js';
export { GAME_FIGURES } from './domain/games/game-figures.js';
export type { ProfileInput } from './domain/profile-input.js';
export { ProfileModule } from './profile.module.js';
