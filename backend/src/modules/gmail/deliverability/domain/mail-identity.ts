/** The mail server of SMTP_URL. `security`: TLS from the start, or STARTTLS where the server offers it. */
export interface SmtpServer {
  host: string;
  port: number;
  security: 'tls' | 'starttls';
}

/** From which domain and by which server the platform sends. */
export interface MailIdentity {
  /** In lower case. */
  domain: string;
  server: SmtpServer | null;
  /** The names that the mail server signs with (DKIM_SELECTORS). */
  selectors: readonly string[];
}
