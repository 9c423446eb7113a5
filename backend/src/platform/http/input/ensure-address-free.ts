import { once } from 'node:events';
import { createServer } from 'node:net';

import { ConfigError } from '../../config/config-error.js';

/**
 * Tries the address before a start makes or prints anything that a failure would lose (the first admin's
 * password is shown only once). Throws a ConfigError that names the variable; port 0 is always free.
 */
export async function ensureAddressFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    throw objection(host, port, error as NodeJS.ErrnoException);
  }
  probe.close();
  await once(probe, 'close');
}

function objection(host: string, port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') return new ConfigError('PORT', `${port}`, `a port that no other program uses on ${host}`);
  if (error.code === 'EACCES') return new ConfigError('PORT', `${port}`, 'a port that this user may use, 1024 or above');
  return new ConfigError('HOST', host, `an address of this machine (${error.code ?? error.message})`);
}
