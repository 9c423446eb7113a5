import { DnsStandIn } from '../../../../../../test/support/dns-stand-in.js';
import { DeliverabilityConfig } from '../../config/deliverability-config.js';
import { dnsLookupContract } from '../../testing/dns-lookup.contract.js';
import { NodeDnsLookup } from './node-dns-lookup.js';

describe('DNS over UDP and TCP', () => {
  let server: DnsStandIn;

  beforeAll(async () => {
    server = await DnsStandIn.start({});
  });

  afterAll(() => server.close());

  const lookup = () => new NodeDnsLookup(new DeliverabilityConfig({ dnsServers: [server.address], selectors: [] }));

  dnsLookupContract((zone) => {
    server.set(zone);
    return Promise.resolve(lookup());
  });

  it('M-10 asks the servers of DNS_SERVERS', async () => {
    server.asked.length = 0;
    await lookup().texts('asked.test');
    expect(server.asked).toEqual(['asked.test']);
  });
});
