import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import ipaddr from 'ipaddr.js';

/** The name leads into a private network, to this machine, or to another place that is not on the internet. */
export class NotPublic extends Error {
  constructor() {
    super('the address is not a public one');
  }
}

export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}

/** The system's lookup, which refuses names that lead anywhere but to the internet. The connection takes what it answers. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  systemLookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const bad = found.find(({ address }) => !isPublicAddress(address));
    const [first] = found;
    if (bad || !first) return done(new NotPublic(), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};
