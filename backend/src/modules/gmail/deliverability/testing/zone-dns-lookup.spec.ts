import { dnsLookupContract } from './dns-lookup.contract.js';
import { ZoneDnsLookup } from './zone-dns-lookup.js';

describe('DNS from a zone', () => dnsLookupContract((zone) => Promise.resolve(new ZoneDnsLookup(zone))));
