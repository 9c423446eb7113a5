import { mailboxKey } from './mailbox-key.js';

describe('C-16 the mailbox behind an address', () => {
  it.each([
    [' Jo@State.EDU ', 'jo@state.edu'],
    ['jo+football@state.edu', 'jo@state.edu'],
    ['jo.reed@state.edu', 'jo.reed@state.edu'],
    ['J.Reed+x@gmail.com', 'jreed@gmail.com'],
    ['jreed@googlemail.com', 'jreed@gmail.com'],
    ['+odd@state.edu', '+odd@state.edu'],
  ])('C-16 %s', (address, key) => {
    expect(mailboxKey(address)).toBe(key);
  });
});
