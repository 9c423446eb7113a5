import { TooManyGames } from './game-errors.js';
import { MAX_GAMES, refuseOneMoreGame, roomForGames } from './room-for-games.js';

describe('how many games an athlete keeps', () => {
  it('P-09 X-05 takes one more below the cap, and none at it or beyond', () => {
    expect(() => refuseOneMoreGame(MAX_GAMES - 1)).not.toThrow();
    expect(() => refuseOneMoreGame(MAX_GAMES)).toThrow(TooManyGames);
    expect(() => refuseOneMoreGame(MAX_GAMES + 1)).toThrow(TooManyGames);
  });

  it('P-10 X-05 an import has the room that is left', () => {
    expect([0, MAX_GAMES - 2, MAX_GAMES, MAX_GAMES + 5].map(roomForGames)).toEqual([MAX_GAMES, 2, 0, 0]);
  });
});
