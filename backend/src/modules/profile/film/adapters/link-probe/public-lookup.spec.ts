import { publicLookup } from './public-lookup.js';
import { ReachableHosts } from './reachable-hosts.js';

function resolve(hosts: ReachableHosts, all: boolean): Promise<unknown> {
  return new Promise((settle) => {
    publicLookup(hosts, 9)('localhost', { all, family: 4 }, (error, found) => settle(error?.constructor.name ?? found));
  });
}

describe('the look-up of a name', () => {
  it.each([true, false])('P-11 fails for a name of this machine (all addresses: %s)', async (all) => {
    expect(await resolve(new ReachableHosts(), all)).toBe('NotPublic');
  });

  it('P-11 answers the very addresses that were judged', async () => {
    const hosts = new ReachableHosts();
    hosts.exceptions.add('127.0.0.1:9');
    expect(await resolve(hosts, true)).toEqual([{ address: '127.0.0.1', family: 4 }]);
    expect(await resolve(hosts, false)).toBe('127.0.0.1');
  });
});
