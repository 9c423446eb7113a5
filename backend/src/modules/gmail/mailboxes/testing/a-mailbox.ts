import type { NewMailbox } from '../application/ports/mailbox-accounts.js';

/** The mailbox of an athlete, to be connected. */
export function aMailbox(userId: string, changes: Partial<NewMailbox> = {}): NewMailbox {
  const server = { host: 'mail.example', security: 'tls' } as const;
  return {
    userId,
    address: 'Marcus@mail.example',
    username: `marcus of ${userId}`,
    password: 'päss wörd',
    imap: { ...server, port: 993 },
    smtp: { ...server, port: 465 },
    provider: null,
    connectionId: '00000000-0000-7000-8000-000000000001',
    now: new Date('2026-11-21T12:00:00Z'),
    ...changes,
  };
}
