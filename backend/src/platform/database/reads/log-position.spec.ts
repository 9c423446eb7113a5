import { readLogPosition } from './log-position.js';

describe('a place in the log', () => {
  it.each([
    ['0/0', 0n],
    ['0/1A', 26n],
    ['16/B374D848', (0x16n << 32n) + 0xb374d848n],
  ])('O-09 reads %s', (text, position) => {
    expect(readLogPosition(text)).toBe(position);
  });

  it.each(['', 'unknown', '1', '1/', '/1', '1/2/3', 'g/1', '123456789/1', '-1/1'])('O-09 takes %j for none', (text) => {
    expect(readLogPosition(text)).toBeNull();
  });
});
