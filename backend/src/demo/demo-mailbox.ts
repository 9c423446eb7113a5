import type { MailboxState } from '../modules/campaigns/replies/index.js';

/** A mailbox row as if the athlete had connected one: it is never read. */
export function demoMailbox(userId: string, connectedAt: Date): MailboxState {
  return {
    userId,
    kind: 'gmail',
    account: 'demo',
    cursor: null,
    connectedAt,
    checkedAt: null,
    goodAt: null,
    strangers: false,
    lookedAt: null,
    sweptAt: null,
    failures: 0,
    retryAt: null,
    own: [],
    traffic: { sentAt: null, replyAt: null },
  };
}
