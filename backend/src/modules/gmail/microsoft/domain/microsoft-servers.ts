import type { MailServer } from '../../../../shared-kernel/mail-server.js';

/** Where mailboxes at Microsoft are read; the same for personal, work and school accounts. */
export const MICROSOFT_IMAP: MailServer = { host: 'outlook.office365.com', port: 993, security: 'tls' };

const PERSONAL_SMTP: MailServer = { host: 'smtp-mail.outlook.com', port: 587, security: 'starttls' };
const WORK_SMTP: MailServer = { host: 'smtp.office365.com', port: 587, security: 'starttls' };

/** The tenant that all personal accounts (Outlook.com, Hotmail, Live) belong to. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** Where an account of this tenant (the claim `tid`) submits its email. */
export function submissionServerOf(tenantId: string | undefined): MailServer {
  return tenantId === PERSONAL_TENANT ? PERSONAL_SMTP : WORK_SMTP;
}
