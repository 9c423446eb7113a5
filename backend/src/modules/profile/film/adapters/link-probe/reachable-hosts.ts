import { Injectable } from '@nestjs/common';

import { isPublicAddress } from '../../../../../platform/security/is-public-address.js';

const WEB_PORTS = [80, 443];

/**
 * Where this server may be sent by an address that an athlete typed: public addresses on the web's ports. Anything
 * else could reach what only this machine's neighbours are to reach.
 */
@Injectable()
export class ReachableHosts {
  /** "address:port", allowed beside them: a test's own server. */
  readonly exceptions = new Set<string>();

  /** `address` is an IP address, not a name. */
  allows(address: string, port: number): boolean {
    if (this.exceptions.has(`${address}:${port}`)) return true;
    return WEB_PORTS.includes(port) && isPublicAddress(address);
  }
}
