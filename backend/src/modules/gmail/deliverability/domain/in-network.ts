import { ipNumber } from './ip-number.js';

/** Whether an address is in a network such as 192.0.2.0/24; a network without a length is one address. */
export function inNetwork(address: string, network: string): boolean {
  const [base = '', length] = network.split('/');
  const one = ipNumber(address);
  const other = ipNumber(base);
  if (one === null || other?.bits !== one.bits) return false;
  const shift = BigInt(one.bits - Math.min(one.bits, length === undefined ? one.bits : Number(length)));
  return one.value >> shift === other.value >> shift;
}
