import ipaddr from 'ipaddr.js';

/** Returns the key of a client's network in limits: an IPv4 address, or the /64 of one IPv6 customer. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString();
}

/** An address as admins may see it: 203.0.113.x, or the first three groups of an IPv6 address. */
export function shortenAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString().replace(/(?<!\d)\d+$/, 'x');
  return `${parsed.toNormalizedString().split(':').slice(0, 3).join(':')}:…`;
}
