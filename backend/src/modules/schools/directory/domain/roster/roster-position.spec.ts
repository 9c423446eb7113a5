import { readRosterPosition } from './roster-position.js';

describe('positions of a roster', () => {
  it.each([
    ['qb', 'QB'],
    [' Wide  Receiver', 'WR'],
    ['Defensive Lineman', 'DL'],
    ['FS', 'DB'],
    ['DE/OLB', 'DL'],
    ['P, K', 'P'],
    ['Wide Receivers', 'WR'],
    ['Nickel', 'DB'],
    ['ATH/QB', 'ATH/QB'],
    ['LS', 'LS'],
    ['Long Snapper Extraordinary', 'LONG SNAPPER'],
  ])('K-09 E-12 reads %j as %s', (text, code) => {
    expect(readRosterPosition(text)).toBe(code);
  });
});
