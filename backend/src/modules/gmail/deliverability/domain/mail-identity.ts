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

/** `address`: where the platform sends from; the ports are those that the sending takes when the address of the server names none. */
export function mailIdentity(address: string, smtpUrl: string | undefined, selectors: readonly string[]): MailIdentity {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return { domain, server: smtpUrl === undefined ? null : serverOf(new URL(smtpUrl)), selectors };
}

function serverOf({ protocol, hostname, port, searchParams }: URL): SmtpServer {
  const isTls = protocol === 'smtps:' || searchParams.get('secure') === 'true';
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return { host, port: Number(port) || (isTls ? 465 : 587), security: isTls ? 'tls' : 'starttls' };
}
