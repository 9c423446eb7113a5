import type { MailServer } from '../../../../shared-kernel/mail-server.js';
import type { MailServerProblem, MailServerProblemKind } from '../../../../shared-kernel/mail-server-problem.js';
import type { MailProvider } from './mail-provider.js';

export type MailboxPart = 'imap' | 'smtp';

const PROTOCOL: Record<MailboxPart, string> = { imap: 'IMAP', smtp: 'SMTP' };
const USUAL: Record<MailboxPart, string> = { imap: 'port 993 with TLS', smtp: 'port 465 with TLS, or port 587 with STARTTLS' };

const MICROSOFT_REASONS: Record<MailboxPart, string> = {
  imap: 'Perhaps this account has no mailbox, or IMAP is turned off. In Outlook.com you turn it on under Settings, Mail, Forwarding and IMAP; at a school or company ask the people who run the accounts.',
  smtp: 'Perhaps sending by programs (SMTP AUTH) is turned off for this mailbox. At a school or company ask the people who run the accounts to turn it on.',
};

type Explain = (server: MailServer, part: MailboxPart) => string;

const SENTENCES: Record<Exclude<MailServerProblemKind, 'sign_in_refused' | 'try_later'>, Explain> = {
  unreachable: ({ host, port }) =>
    `Recruit cannot reach ${host} on port ${port}. Check the server name and the port. Servers in private networks cannot be used.`,
  certificate: ({ host }) =>
    `${host} could not prove that it is ${host}, so your password was not sent. Check the server name, or ask the people who run the server about its certificate.`,
  no_tls: ({ host, port }, part) =>
    `${host} offers no encrypted connection on port ${port} in this way, so your password was not sent. Try ${USUAL[part]}.`,
  no_answer: ({ host, port }) =>
    `${host} accepts connections on port ${port} but does not answer. Check the port and the security setting, or try again in a few minutes.`,
  not_a_mail_server: ({ host, port }, part) =>
    `What answers at ${host} on port ${port} does not speak ${PROTOCOL[part]}. Check the server name and the port.`,
  closed: ({ host, port }) =>
    `${host} closed the connection on port ${port}. Check the port and the security setting, or try again in a few minutes.`,
};

/** Returns the message for the athlete: the failed part, the server's own words if any, and the likely reason. */
export function explainMailServer(
  { kind, words }: Pick<MailServerProblem, 'kind' | 'words'>,
  part: MailboxPart,
  server: MailServer,
  provider: MailProvider | null,
): string {
  const quote = words ? ` It said: “${words}”.` : '';
  if (kind === 'sign_in_refused') return `${server.host} refused the sign-in.${quote} ${likelyReason(provider)}`;
  if (kind === 'try_later') return `${server.host} lets nobody sign in at the moment.${quote} Wait a few minutes, then try again.`;
  return SENTENCES[kind](server, part);
}

/** The same for a sign-in with an access token of Microsoft's: no password was asked for. */
export function explainMicrosoftServer(problem: Pick<MailServerProblem, 'kind' | 'words'>, part: MailboxPart, server: MailServer): string {
  if (problem.kind !== 'sign_in_refused') return explainMailServer(problem, part, server, null);
  const quote = problem.words ? ` It said: “${problem.words}”.` : '';
  return `${server.host} refused the sign-in.${quote} ${MICROSOFT_REASONS[part]}`;
}

function likelyReason(provider: MailProvider | null): string {
  if (provider?.signIn === 'app_password') {
    return `${provider.name} refuses your normal password here: make an app password. ${provider.hint}`;
  }
  if (provider?.signIn === 'oauth')
    return `${provider.hint} Choose “${provider.name}” as the provider to see how it can be connected here.`;
  if (provider) return `Check the user name and the password. ${provider.hint}`;
  return 'Check the user name and the password. Many providers want an app password instead of the normal one.';
}
