import { GAME_COUNTERS } from '../games/game-counters.js';
import { countersOf } from './counters-of.js';
import { fieldValue } from './field-value.js';
import { COUNTER_SOURCES, STAT_FIELDS } from './stat-fields.js';

describe('figures as MaxPreps writes them', () => {
  it('P-10 knows for every counter where it comes from, by fields that there are', () => {
    expect(Object.keys(COUNTER_SOURCES).sort()).toEqual(GAME_COUNTERS.map(({ key }) => key).sort());
    const named = Object.values(COUNTER_SOURCES).flat(2);
    expect(named.filter((name) => !STAT_FIELDS.has(name))).toEqual([]);
  });

  it('P-10 knows the 64 fields of the export and the four spellings of the pages', () => {
    expect(STAT_FIELDS.size).toBe(68);
  });

  it.each<[Record<string, number>, Record<string, number>]>([
    [
      { PassingInt: 1, INTs: 2 },
      { interceptions: 1, defensiveInterceptions: 2 },
    ],
    [
      { TotalTackles: 9, Tackles: 4, Assists: 3 },
      { tackles: 9, soloTackles: 4, assistedTackles: 3 },
    ],
    [
      { Tackles: 4, Assists: 3 },
      { tackles: 7, soloTackles: 4, assistedTackles: 3 },
    ],
    [{ Assists: 3 }, { tackles: 3, assistedTackles: 3 }],
    [{ PassingTD: 0, PassingTDNum: 2 }, { passingTouchdowns: 0 }],
    [
      { FumbleReturnedTDNum: 1, IntReturnedTDNum: 1, Sacks: 0.5 },
      { defensiveTouchdowns: 2, sacks: 0.5 },
    ],
    [{ KickoffReturnLong: 80, KickoffYards: 300 }, {}],
    [
      { KickoffReturnNum: 3, KickoffReturnYards: 80, KickoffReturnedTDNum: 1, PuntReturnNum: 2, PuntReturnYards: -1, PuntReturnedTDNum: 0 },
      { kickReturns: 3, kickReturnYards: 80, kickReturnTouchdowns: 1, puntReturns: 2, puntReturnYards: -1, puntReturnTouchdowns: 0 },
    ],
    [
      {
        KickoffNum: 5,
        KickoffTouchbacks: 4,
        RushingLong: 61,
        ReceivingLong: 44,
        QBHurries: 2,
        OffensiveFumbles: 2,
        OffensiveFumblesLost: 1,
      },
      { kickoffs: 5, touchbacks: 4, longestRush: 61, longestReception: 44, quarterbackHurries: 2, fumbles: 2, fumblesLost: 1 },
    ],
    [{ PATRushingNum: 1, PATReceivingNum: 1 }, { twoPointConversions: 2 }],
  ])('P-10 makes of %j: %j', (fields, stats) => {
    expect(countersOf(new Map(Object.entries(fields)))).toEqual(stats);
  });

  it.each<[string, number | undefined | null]>([
    ['18', 18],
    [' 1,049 ', 1049],
    ['0.5', 0.5],
    ['-4', -4],
    ['0', 0],
    ['', undefined],
    ['-', undefined],
    ['--', undefined],
    ['—', undefined],
    ['x', null],
    ['1,04', null],
    ['1e9', null],
    ['0x12', null],
    ['Infinity', null],
    ['<b>1</b>', null],
    ['9'.repeat(21), null],
  ])('P-10 reads %j as %s', (text, value) => {
    expect(fieldValue(text)).toBe(value);
  });
});
