import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

import type { ReachableHosts } from './reachable-hosts.js';

/** The name leads, also, to an address that must not be asked. */
export class NotPublic extends Error {}

/**
 * Resolves names for one connection, which then goes to exactly the address that was judged: a name that changes its
 * address between the check and the call (DNS rebinding) gains nothing.
 */
export function publicLookup(hosts: ReachableHosts, port: number): LookupFunction {
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, []);
      if (!found.every(({ address }) => hosts.allows(address, port))) return callback(new NotPublic(name), []);
      const [first] = found;
      if (options.all) return callback(null, found);
      callback(null, first?.address ?? '', first?.family);
    });
  };
}
