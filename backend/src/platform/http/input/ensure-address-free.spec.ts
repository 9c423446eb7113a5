import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { ensureAddressFree } from './ensure-address-free.js';

const HOST = '127.0.0.1';

describe('the address to listen on', () => {
  it('a port that another program uses is told by the name of its variable', async () => {
    const other = createServer().listen(0, HOST);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(ensureAddressFree(HOST, port)).rejects.toThrow(
      `PORT is "${port}"; it takes a port that no other program uses on 127.0.0.1.`,
    );
    other.close();
    await once(other, 'close');
    await expect(ensureAddressFree(HOST, port)).resolves.toBeUndefined();
  });

  it('an address of another machine is told by the name of its variable', async () => {
    await expect(ensureAddressFree('192.0.2.1', 0)).rejects.toThrow(/^HOST is "192\.0\.2\.1"; it takes an address of this/);
  });
});
