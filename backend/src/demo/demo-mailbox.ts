import type { MailboxState } from '../modules/campaigns/replies/index.js';

/** A mailbox as if the athlete had connected one: nothing in it is ever looked at. */
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
