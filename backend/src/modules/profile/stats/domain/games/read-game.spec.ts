import { GAME_COUNTERS } from './game-counters.js';
import { GameNotValid } from './game-errors.js';
import { readGame, type GameInput } from './read-game.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const GAME = { opponent: 'Lake Travis', date: '2026-09-18', stats: { attempts: 27 } };

const read = (changes: GameInput) => readGame({ ...GAME, ...changes }, NOW);

function refusals(changes: GameInput): string[] {
  try {
    read(changes);
  } catch (error) {
    if (error instanceof GameNotValid) return error.errors.map(({ field, code }) => `${field} ${code}`);
    throw error;
  }
  return [];
}

describe('a game as it comes in', () => {
  it('P-09 takes opponent, date and statistics, tidied', () => {
    expect(read({ opponent: '  Lake\n Travis ', date: ' 2026-09-18 ' })).toEqual(GAME);
  });

  it('P-09 drops what is empty', () => {
    expect(read({ stats: { attempts: 27, completions: null, carries: '', tackles: 0 } }).stats).toEqual({
      attempts: 27,
      tackles: 0,
    });
    expect(read({ stats: undefined }).stats).toEqual({});
  });

  it.each([
    [{ opponent: '  ' }, 'Opponent is required'],
    [{ opponent: undefined }, 'Opponent is required'],
    [{ date: '' }, 'Date is required'],
    [{ date: null }, 'Date is required'],
  ])('P-09 says for %j: %s', (changes, message) => {
    expect(() => read(changes)).toThrow(message);
  });

  it.each<[GameInput, string]>([
    [{ opponent: 7 }, 'opponent not_text'],
    [{ opponent: 'x'.repeat(101) }, 'opponent too_long'],
    [{ date: '2026-02-30' }, 'date not_a_date'],
    [{ date: '9/18/2026' }, 'date not_a_date'],
    [{ date: 20260918 }, 'date not_a_date'],
    [{ date: '2026-11-23' }, 'date in_the_future'],
    [{ date: '1999-12-31' }, 'date out_of_range'],
    [{ stats: [1] }, 'stats not_stats'],
    [{ stats: 'x' }, 'stats not_stats'],
    [{ stats: { touchdowns: 3 } }, 'stats.touchdowns unknown_counter'],
    [{ stats: { constructor: 3 } }, 'stats.constructor unknown_counter'],
    [{ stats: JSON.parse('{"__proto__": 3}') as object }, 'stats.__proto__ unknown_counter'],
    [{ stats: { attempts: '27' } }, 'stats.attempts not_a_number'],
    [{ stats: { attempts: NaN } }, 'stats.attempts not_a_number'],
    [{ stats: { attempts: true } }, 'stats.attempts not_a_number'],
    [{ stats: { attempts: 2.5 } }, 'stats.attempts not_whole_number'],
    [{ stats: { sacks: 1.25 } }, 'stats.sacks not_half_number'],
    [{ stats: { attempts: -1 } }, 'stats.attempts out_of_range'],
    [{ stats: { attempts: 101 } }, 'stats.attempts out_of_range'],
    [{ stats: { completions: 28, attempts: 27 } }, 'stats.completions more_than_possible'],
    [{ stats: { fieldGoalsMade: 1, fieldGoalsAttempted: 0 } }, 'stats.fieldGoalsMade more_than_possible'],
  ])('P-09 refuses %j as %s', (changes, refusal) => {
    expect(refusals(changes)).toEqual([refusal]);
  });

  it('P-09 names the unknown figure', () => {
    expect(() => read({ stats: { touchdowns: 3 } })).toThrow('“touchdowns” is not a figure that Recruit knows.');
  });

  it('P-09 names every field that is wrong at once', () => {
    expect(refusals({ opponent: '', date: '', stats: { tackles: -1, punts: 'x' } })).toEqual([
      'opponent required',
      'date required',
      'stats.tackles out_of_range',
      'stats.punts not_a_number',
    ]);
  });

  it('P-09 takes tomorrow, half sacks and lost yards', () => {
    const taken = { date: '2026-11-22', stats: { sacks: 0.5, rushingYards: -12 } };
    expect(read(taken)).toMatchObject(taken);
  });

  it.each(GAME_COUNTERS)('E-02 takes $key from $min to $max', ({ key, min, max }) => {
    for (const value of [min, 0, max]) expect(read({ stats: { [key]: value } }).stats).toEqual({ [key]: value });
    for (const value of [min - 1, max + 1]) expect(refusals({ stats: { [key]: value } })).toHaveLength(1);
  });
});
