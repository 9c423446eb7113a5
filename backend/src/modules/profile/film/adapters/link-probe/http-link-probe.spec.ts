import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { linkProbeContract } from '../../testing/link-probe.contract.js';
import { HttpLinkProbe } from './http-link-probe.js';
import { ReachableHosts } from './reachable-hosts.js';

describe('asking whether a link answers', () => {
  it.each(['http://10.0.0.7/', 'http://localhost/', 'http://no-such-host.invalid/', 'http://192.168.0.1:5432/'])(
    'P-11 takes the same time for a host that is private and for one that is unknown: %s',
    async (url) => {
      const probe = new HttpLinkProbe(new ReachableHosts());
      probe.noHostMs = 300;
      const began = performance.now();
      expect(await probe.ask(url)).toEqual({ kind: 'no_public_host' });
      // Timers may fire up to a millisecond early; there is no upper bound to miss on a busy machine.
      expect(performance.now() - began).toBeGreaterThanOrEqual(298);
    },
  );

  it('P-11 says at once what a public host answers', async () => {
    const server = createServer((_request, response) => response.writeHead(204).end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const hosts = new ReachableHosts();
    hosts.exceptions.add(`127.0.0.1:${port}`);
    const probe = new HttpLinkProbe(hosts);
    probe.noHostMs = 3_600_000;
    expect(await probe.ask(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'status', status: 204 });
    server.close();
  });

  describe('websites on this computer', () => {
    let server: Server;
    let port: number;

    beforeAll(async () => {
      server = createServer((request, response) => response.writeHead(Number(request.url?.slice(1))).end());
      await once(server.listen(0, '127.0.0.1'), 'listening');
      ({ port } = server.address() as AddressInfo);
    });

    afterAll(() => server.close());

    linkProbeContract(() => {
      const hosts = new ReachableHosts();
      hosts.exceptions.add(`127.0.0.1:${port}`);
      const reaching = new HttpLinkProbe(hosts);
      reaching.noHostMs = 0;
      return { probe: reaching, site: async (status) => `http://127.0.0.1:${port}/${status}` };
    });
  });
});
