import { isOwnAccount } from './is-own-account.js';

describe('whether email leaves from the athlete’s own address', () => {
  it.each([
    ['gmail', true],
    ['mailbox', true],
    ['smtp', false],
    ['outbox', false],
    [null, false],
  ])('%s: %s', (kind, own) => {
    expect(isOwnAccount(kind)).toBe(own);
  });
});
