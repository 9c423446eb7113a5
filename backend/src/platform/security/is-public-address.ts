import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the internet: not of this machine, of a private network or of a reserved range. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}
