import { allowedServersContract } from './allowed-servers.contract.js';
import { ListedServers } from './listed-servers.js';

describe('servers that a test allows', () => {
  const allowed = { host: 'localhost', port: 12_345 };
  allowedServersContract(() => ({ servers: new ListedServers([allowed]), allowed }));
});
