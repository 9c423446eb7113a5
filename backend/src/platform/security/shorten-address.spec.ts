import { networkOf, shortenAddress } from './shorten-address.js';

describe('the address of a client', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.x'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::', '2001:db8:1:…'],
    ['2001:db8:1:2::1', '2001:db8:1:2::', '2001:db8:1:…'],
    ['', '', 'unknown'],
  ])('A-10 %j is counted as %j and shown as %j', (address, network, shown) => {
    expect([networkOf(address), shortenAddress(address)]).toEqual([network, shown]);
  });
});
