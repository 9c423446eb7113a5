import { ReachableHosts } from './reachable-hosts.js';

describe('where an address that an athlete typed may send the server', () => {
  const hosts = new ReachableHosts();

  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])('P-11 %s', (address) => {
    expect([hosts.allows(address, 80), hosts.allows(address, 443)]).toEqual([true, true]);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('P-11 never to %s', (address) => {
    expect(hosts.allows(address, 443)).toBe(false);
  });

  it.each([22, 25, 5432, 8080])('P-11 never to port %d', (port) => {
    expect(hosts.allows('93.184.216.34', port)).toBe(false);
  });
});
