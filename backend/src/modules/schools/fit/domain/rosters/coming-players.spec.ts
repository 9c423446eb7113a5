import { comingPlayers, type IncomingClass } from './coming-players.js';

const of = (entryYear: number, ...counts: IncomingClass['counts'][number][]): IncomingClass => ({
  ...{ entryYear, source: `commits-${entryYear}.csv`, asOf: `${entryYear - 1}-11-20`, counts },
});
const SPAN = { after: 2026, until: 2028, own: 'QB' };

describe('players who are known to come', () => {
  const classes = [
    of(2026, { position: 'QB', move: 'recruit', players: 9 }),
    of(2027, { position: 'QB', move: 'recruit', players: 1 }, { position: 'OL', move: 'recruit', players: 3 }),
    of(2028, { position: 'QB', move: 'recruit', players: 1 }, { position: 'QB', move: 'transfer_in', players: 2 }),
    of(2029, { position: 'QB', move: 'recruit', players: 9 }),
  ];

  it('Q-07 are counted from after the roster until the athlete’s own year, with source and the oldest day', () => {
    expect(comingPlayers(classes, SPAN)).toEqual({
      incoming: { players: 5, own: 2, source: 'commits-2027.csv, commits-2028.csv', asOf: '2026-11-20' },
      transfers: { in: 2, out: 0, ownIn: 2, ownOut: 0, source: 'commits-2028.csv', asOf: '2027-11-20' },
    });
  });

  it('Q-07 are unknown where no file names any, each for itself', () => {
    expect(comingPlayers([], SPAN)).toEqual({ incoming: null, transfers: null });
    expect(comingPlayers(classes, { ...SPAN, until: 2027 }).transfers).toBeNull();
    const out = [of(2027, { position: 'WR', move: 'transfer_out', players: 4 })];
    expect(comingPlayers(out, SPAN)).toMatchObject({ incoming: null, transfers: { in: 0, out: 4, ownOut: 0 } });
    expect(comingPlayers(out, { ...SPAN, own: null }).transfers).toMatchObject({ out: 4, ownOut: 0 });
  });
});
