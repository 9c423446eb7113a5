import { readMove } from './incoming-player.js';

describe('how a player comes or leaves', () => {
  it.each([
    ['Recruit', 'recruit'],
    ['signee', 'recruit'],
    ['transfer', 'transfer_in'],
    ['Transfer-In', 'transfer_in'],
    ['transfer_out', 'transfer_out'],
    [' PORTAL ', 'transfer_out'],
    ['visit', null],
    ['constructor', null],
  ])('Q-07 %s is %s', (text, move) => {
    expect(readMove(text)).toBe(move);
  });
});
