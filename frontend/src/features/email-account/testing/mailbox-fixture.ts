import type { MailboxPreset, MailboxStatus } from '@/entities/athlete';

export const noMailbox: MailboxStatus = {
  connected: false,
  state: 'not_connected',
  email: null,
  username: null,
  imap: null,
  smtp: null,
  signIn: null,
  provider: null,
  reason: null,
  message: null,
  dailyCap: 200,
  sentLast24Hours: 0,
};

export const yahoo: MailboxPreset = {
  provider: 'yahoo',
  name: 'Yahoo Mail',
  signIn: 'app_password',
  imap: { host: 'imap.yahoo.example', port: 993, security: 'tls' },
  smtp: { host: 'smtp.yahoo.example', port: 465, security: 'tls' },
  dailyCap: 500,
  helpUrl: 'https://help.yahoo.example/app-password',
  hint: 'Open Account security and make an app password.',
  available: true,
};

export const microsoft: MailboxPreset = {
  ...yahoo,
  provider: 'microsoft',
  name: 'Outlook.com and Microsoft 365',
  signIn: 'oauth',
  helpUrl: 'https://support.microsoft.example/oauth',
  hint: 'Microsoft accounts need a sign-in with Microsoft, which this server does not offer. Connect another mailbox.',
  available: false,
};

export const microsoftSignIn: MailboxPreset = {
  ...microsoft,
  hint: 'You sign in at Microsoft itself. Recruit never sees your password.',
  available: true,
};

export const other: MailboxPreset = {
  ...yahoo,
  provider: 'other',
  name: 'Other',
  signIn: 'password',
  ...{ imap: null, smtp: null, dailyCap: null, helpUrl: null },
  hint: 'Ask your provider, school or club for the names of its IMAP and SMTP servers and for an app password.',
};

export const marcus = 'marcus.lee@yahoo.example';

export const connectedMailbox: MailboxStatus = {
  ...noMailbox,
  connected: true,
  state: 'connected',
  signIn: 'password',
  ...{ email: marcus, username: 'marcus.lee', provider: 'yahoo', dailyCap: 500, sentLast24Hours: 12 },
  ...{ imap: yahoo.imap, smtp: { host: 'smtp.corrected.example', port: 587, security: 'starttls' as const } },
};

export const connectedMicrosoft: MailboxStatus = {
  ...connectedMailbox,
  ...{ email: 'marcus@outlook.example', username: 'marcus@outlook.example', signIn: 'oauth', provider: 'microsoft', dailyCap: 300 },
};
