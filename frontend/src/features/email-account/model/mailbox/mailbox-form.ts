import type { MailboxPreset, MailboxStatus } from '@/entities/athlete';
import type { ConnectMailboxRequest, MailServerInput } from '@/shared/api';

/** A mail server as it is typed. */
interface ServerForm {
  host: string;
  port: string;
  security: MailServerInput['security'];
}

/** The form that signs in. The password is in no other place. */
export interface MailboxForm {
  username: string;
  password: string;
  imap: ServerForm;
  smtp: ServerForm;
}

type Server = MailboxPreset['imap'];

export const mailboxFields = [
  'username',
  'password',
  'imap.host',
  'imap.port',
  'imap.security',
  'smtp.host',
  'smtp.port',
  'smtp.security',
] as const;

function serverForm(server: Server, usual: ServerForm): ServerForm {
  return server === null ? usual : { ...server, port: String(server.port) };
}

/** The form before anything is typed: the servers of a preset, or of a mailbox that was connected before. */
export function emptyForm({ imap, smtp }: Pick<MailboxPreset, 'imap' | 'smtp'>, username = ''): MailboxForm {
  return {
    username,
    password: '',
    imap: serverForm(imap, { host: '', port: '993', security: 'tls' }),
    smtp: serverForm(smtp, { host: '', port: '465', security: 'tls' }),
  };
}

/** The form of a mailbox that is connected again: only its password is missing. */
export function formOf({ email, username, imap, smtp }: MailboxStatus): MailboxForm {
  return emptyForm({ imap, smtp }, username === email ? '' : (username ?? ''));
}

function serverOf({ host, port, security }: ServerForm): MailServerInput {
  return { host: host.trim(), port: Number(port), security };
}

/** The request that connects. The password is taken as it is, with its spaces. */
export function requestOf(email: string, { username, password, imap, smtp }: MailboxForm): ConnectMailboxRequest {
  const name = username.trim();
  return { email, ...(name !== '' && { username: name }), password, imap: serverOf(imap), smtp: serverOf(smtp) };
}
