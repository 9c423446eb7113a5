import { delivers } from './delivers.js';

describe('whether email can reach anybody', () => {
  it.each([
    ['gmail', true],
    ['mailbox', true],
    ['smtp', true],
    ['outbox', false],
  ])('%s: %s', (via, reaches) => {
    expect(delivers(via)).toBe(reaches);
  });
});
