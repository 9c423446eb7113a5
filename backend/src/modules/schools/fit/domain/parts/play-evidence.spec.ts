import { NO_EVIDENCE } from '../fit-athlete.js';
import { playShown, showsPlay } from './play-evidence.js';

describe('what shows that an athlete plays', () => {
  it.each([
    [{ hasFilm: true }, 'Your film is'],
    [{ gamesWithStats: 1 }, 'Your 1 game with stats are'],
    [{ gamesWithStats: 4 }, 'Your 4 games with stats are'],
    [{ hasConfirmedTime: true }, 'Your confirmed 40 time is'],
    [{ offers: [1] }, 'Your 1 offer is'],
    [{ offers: [1, 2] }, 'Your 2 offers are'],
    [{ visits: [1] }, 'Your 1 visit is'],
    [{ hasFilm: true, visits: [1] }, 'Your film and your 1 visit are'],
    [
      { hasFilm: true, gamesWithStats: 2, hasConfirmedTime: true, offers: [1], visits: [1, 2] },
      'Your film, your 2 games with stats, your confirmed 40 time, your 1 offer and your 2 visits are',
    ],
  ])('F-10 each kind of it is enough: %j', (evidence, text) => {
    expect(showsPlay({ ...NO_EVIDENCE, ...evidence })).toBe(true);
    expect(playShown({ ...NO_EVIDENCE, ...evidence })).toBe(text);
  });

  it('F-10 nothing shows nothing', () => {
    expect(showsPlay(NO_EVIDENCE)).toBe(false);
  });
});
