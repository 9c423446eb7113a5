import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MemoryMicrosoftOAuth } from './memory-microsoft-oauth.js';
import { microsoftOAuthContract } from './microsoft-oauth.contract.js';

const server = { host: 'mail.example', port: 993, security: 'tls' } as const;

describe('Microsoft in memory', () => {
  microsoftOAuthContract(async () => {
    const clock = new FixedClock();
    const microsoft = new MemoryMicrosoftOAuth(clock, { imap: server, smtp: server });
    const address = 'marcus@outlook.example';
    return {
      microsoft,
      address,
      now: () => clock.now(),
      allow: (url, hasAddress = true) => microsoft.allow(url, hasAddress ? address : null),
      accepts: (token) => microsoft.accepts(address, token),
      endGrants: () => microsoft.endGrants(),
      breakDown: () => void (microsoft.down = true),
      refuseClient: () => void (microsoft.clientRefused = true),
    };
  });
});
