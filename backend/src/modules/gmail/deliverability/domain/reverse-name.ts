import { ipNumber } from './ip-number.js';

/** The name whose PTR record is the name of an IP address (RFC 1035, 3.5; RFC 3596, 2.5). */
export function reverseName(address: string): string {
  const number = ipNumber(address);
  if (number?.bits === 128) {
    const digits = number.value.toString(16).padStart(32, '0');
    return `${[...digits].reverse().join('.')}.ip6.arpa`;
  }
  return `${address.split('.').reverse().join('.')}.in-addr.arpa`;
}
