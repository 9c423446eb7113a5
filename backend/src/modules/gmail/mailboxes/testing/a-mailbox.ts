import type { MailboxTokens, NewMailbox } from '../application/ports/mailbox-accounts.js';

type ByPassword = Extract<NewMailbox, { password: string }>;

/** The mailbox of an athlete, to be connected. */
export function aMailbox(userId: string, changes: Partial<ByPassword> = {}): ByPassword {
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

/** The same with Microsoft's sign-in instead of a password. */
export function aMicrosoftMailbox(userId: string, tokens: Partial<MailboxTokens> = {}): NewMailbox {
  const { password: _password, ...mailbox } = aMailbox(userId);
  const given = { refreshToken: 'refresh 1', accessToken: 'access 1', accessExpiresAt: new Date('2026-11-21T13:00:00Z') };
  return { ...mailbox, provider: 'microsoft', tokens: { ...given, ...tokens } };
}
