import type { MailServer } from '../../../../shared-kernel/mail-server.js';

/**
 * How a provider lets programs in.
 * - app_password: not with the normal password
 * - oauth: only by the provider's own consent page
 * - bridge: only by a program on the person's own computer
 */
export type SignInWay = 'app_password' | 'password' | 'oauth' | 'bridge';

/** A provider of mailboxes, from mail-providers.csv. */
export interface MailProvider {
  id: string;
  name: string;
  /** Of its addresses, in lower case. */
  domains: string[];
  imap: MailServer;
  smtp: MailServer;
  signIn: SignInWay;
  /** Whether it puts submitted mail into Sent itself; null: not always. */
  filesSent: boolean | null;
  /** Emails in 24 hours that we allow ourselves. */
  dailyCap: number;
  helpUrl: string;
  hint: string;
}
