import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { GmailConfig } from '../../gateways/index.js';
import { GmailInboxReader } from '../adapters/google/gmail-inbox-reader.js';
import { GmailMailGateway } from '../adapters/google/gmail-mail-gateway.js';
import { GmailSessions } from '../adapters/google/gmail-sessions.js';
import { LoseGmailGrant } from '../application/lose-gmail-grant.use-case.js';
import { Jitter } from '../adapters/google/jitter.js';
import { RecordedLostAccounts } from '../../gateways/testing/recorded-lost-accounts.js';
import { MemoryGmailAccounts } from './memory-gmail-accounts.js';

class NoJitter extends Jitter {
  override next(): number {
    return 0;
  }
}

/** Settings of the fake server that the client needs, named as in GmailConfig. */
export interface GoogleEndpoints {
  clientId: string;
  clientSecret: string;
  tokenUrl: string;
  gmailRootUrl: string;
}

/** The gateway and the reader with accounts in memory and a fixed clock, against any Google server. */
export class GmailWorld {
  readonly clock = new FixedClock(new Date());
  readonly accounts = new MemoryGmailAccounts();
  readonly notice = new RecordedLostAccounts();
  readonly gateway: GmailMailGateway;
  readonly inbox: GmailInboxReader;

  constructor(google: GoogleEndpoints, pace: { dailyCap?: number; sendIntervalMs?: number } = {}) {
    const config = {
      google: { ...google, redirectUri: 'https://recruit.example/api/gmail/callback', timeoutMs: 400 },
      dailyCap: 400,
      sendIntervalMs: 0,
      ...pace,
    } as GmailConfig;
    const grants = new LoseGmailGrant(this.accounts, this.notice, this.clock);
    const sessions = new GmailSessions(config, this.accounts, grants, this.clock, new NoJitter());
    this.gateway = new GmailMailGateway(config, this.accounts, sessions, this.clock);
    this.inbox = new GmailInboxReader(this.accounts, sessions, this.clock);
  }
}
