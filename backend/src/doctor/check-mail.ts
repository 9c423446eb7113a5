import { parseConnectionUrl } from 'nodemailer/lib/shared';

import type { AppConfig } from '../platform/config/app-config.js';
import { SmtpSession } from '../platform/mail/smtp-session.js';
import { fail, ok, warn, type Finding } from './finding.js';

const PATIENCE_MS = 10_000;

/** Whether the mail server greets and takes the name and password. No email is sent. */
export async function checkMail({ smtpUrl }: AppConfig): Promise<Finding> {
  if (smtpUrl === undefined) {
    return warn('mail', 'there is no mail server', 'Set SMTP_URL: without it email that no athlete’s mailbox takes is kept');
  }
  const { hostname, port } = new URL(smtpUrl);
  const server = port === '' ? hostname : `${hostname}:${port}`;
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  try {
    const session = await SmtpSession.open({ ...options, ...limits }, auth);
    session.quit();
    return ok('mail', `${server} answers`);
  } catch (error) {
    const problem = (error as Error).message.replace(/\s+/g, ' ').replace(/\.$/, '');
    return fail('mail', `${server} does not take email: ${problem}`, 'Check SMTP_URL, and that this computer may reach the server');
  }
}
