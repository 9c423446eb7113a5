/** Where a mailbox is read or submits its mail. `starttls`: begins in the clear and must be upgraded before the sign-in. */
export interface MailServer {
  host: string;
  port: number;
  security: 'tls' | 'starttls';
}

/** What proves who signs in: a password, or an access token of OAuth 2.0 (XOAUTH2). */
export type MailSecret = { password: string } | { accessToken: string };

export type MailCredentials = { username: string } & MailSecret;
