import type { NextGame, NextGameDraft } from './next-game.js';
import { NextGameNotValid } from './next-game-errors.js';
import { readNextGame } from './read-next-game.js';
import { homeDay, upcoming, whereAndWhen } from './upcoming.js';

const TODAY = '2026-11-21';
const GAME: NextGame = { id: '1', opponent: 'Marble Creek', date: '2026-11-27', time: '19:30', venue: 'home', place: null };
const game = (changes: Partial<NextGame>): NextGame => ({ ...GAME, ...changes });

function refused(changes: Partial<NextGameDraft>): string[] {
  try {
    readNextGame({ ...GAME, ...changes }, TODAY);
    return [];
  } catch (error) {
    return (error as NextGameNotValid).errors.map(({ field }) => field);
  }
}

describe('next games', () => {
  it('P-14 a game of today is one, yesterday’s and one in two years are not', () => {
    expect([refused({ date: TODAY }), refused({ date: '2026-11-20' }), refused({ date: '2028-11-20' })]).toEqual([[], ['date'], ['date']]);
  });

  it('P-14 400 days ahead are taken, and no day that the calendar does not have', () => {
    expect([refused({ date: '2027-12-26' }), refused({ date: '2027-12-27' })]).toEqual([[], ['date']]);
    expect(['2026-11-31', 'soon', '2027-02-29'].map((date) => refused({ date }))).toEqual([['date'], ['date'], ['date']]);
  });

  it('P-14 the time and the place stay as they were given, and no time is none', () => {
    expect(readNextGame({ ...GAME, place: 'Wembley' }, TODAY)).toMatchObject({ time: '19:30', place: 'Wembley' });
    expect(readNextGame({ ...GAME, time: undefined as unknown as null }, TODAY)).toMatchObject({ time: null });
  });

  it('P-14 every field that is wrong is named at once', () => {
    expect(refused({ opponent: ' \n ', date: '2026-02-30' })).toEqual(['opponent', 'date']);
  });

  it('P-14 texts are one line, and an empty place is none', () => {
    expect(readNextGame({ ...GAME, opponent: ' Marble\n Creek ', place: ' ' }, TODAY)).toMatchObject({
      opponent: 'Marble Creek',
      place: null,
    });
  });

  it('P-14 past games drop away, the next one comes first', () => {
    const games = [
      game({ id: 'later', date: '2026-12-04' }),
      game({ id: 'over', date: '2026-11-20' }),
      game({ id: 'evening', date: TODAY }),
      game({ id: 'unknown', date: TODAY, time: null }),
      game({ id: 'morning', date: TODAY, time: '09:00' }),
    ];
    expect(upcoming(games, TODAY).map(({ id }) => id)).toEqual(['unknown', 'morning', 'evening', 'later']);
  });

  it.each([
    ['TX', '2026-11-22T05:30:00.000Z', '2026-11-21'],
    ['TX', '2026-11-22T07:30:00.000Z', '2026-11-22'],
    ['HI', '2026-11-22T09:30:00.000Z', '2026-11-21'],
    ['NY', '2026-11-22T04:30:00.000Z', '2026-11-21'],
    ['NY', '2026-11-22T05:30:00.000Z', '2026-11-22'],
    [null, '2026-11-22T09:30:00.000Z', '2026-11-21'],
  ])('P-14 in %s at %s it is %s', (state, now, day) => {
    expect(homeDay(new Date(now), state)).toBe(day);
  });

  it.each([
    [game({}), 'Home, 7:30 PM'],
    [game({ venue: 'away', time: '00:05', place: 'Wembley' }), 'Away, 12:05 AM, Wembley'],
    [game({ venue: 'neutral', time: '12:00' }), 'Neutral field, 12:00 PM'],
    [game({ time: null }), 'Home'],
  ])('P-14 where and when is one line: %#', (one, text) => {
    expect(whereAndWhen(one)).toBe(text);
  });
});
