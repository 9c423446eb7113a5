import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

import { isPublicAddress } from './is-public-address.js';

/**
 * The system's lookup for requests to other people's hosts: refuses names that lead anywhere but to the internet. The
 * connection uses what it answers, so the name cannot mean something else a moment later.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  systemLookup(hostname, { ...options, all: true }, (error, found = []) => {
    const [first] = found;
    if (error) return done(error, '');
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return done(new Error('the name does not lead to a public address'), '');
    }
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};
