/** Where a mailbox is read or submits its mail. `starttls`: begins in the clear and must be upgraded before the sign-in. */
export interface MailServer {
  host: string;
  port: number;
  security: 'tls' | 'starttls';
}

export interface MailCredentials {
  username: string;
  password: string;
}
