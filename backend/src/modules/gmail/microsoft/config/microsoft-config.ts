import type { AppConfig } from '../../../../platform/config/app-config.js';
import { ConfigError } from '../../../../platform/config/config-error.js';
import type { EnvReader } from '../../../../platform/config/env-reader.js';
import type { MailServer } from '../../../../shared-kernel/mail-server.js';

const WEB = ['http:', 'https:'];
const LOGIN = 'https://login.microsoftonline.com/common/oauth2/v2.0';
const HOST_AND_PORT = /^([a-z0-9.-]+):(\d{1,5})$/;
/** RFC 8314: encrypted from the first byte; every other port begins in the clear and is upgraded. */
const TLS_PORTS = [993, 465];

/** The app that is registered at Microsoft for this server, and where Microsoft is asked. */
export interface MicrosoftClient {
  clientId: string;
  /** Apps that are registered as public clients have none. */
  clientSecret?: string;
  /** Where Microsoft sends the athlete back to. */
  redirectUri: string;
  authUrl: string;
  tokenUrl: string;
  /** Other mail servers than Microsoft's usual ones, for example of a national cloud. */
  imapServer?: MailServer;
  smtpServer?: MailServer;
  /** How long one call may take, in milliseconds. */
  timeoutMs: number;
}

/** MICROSOFT_* */
export class MicrosoftConfig {
  /** Unset: Microsoft accounts cannot be connected on this server. */
  readonly client?: MicrosoftClient;

  constructor(values: MicrosoftConfig) {
    Object.assign(this, values);
  }

  static read(env: EnvReader, { publicUrl }: Pick<AppConfig, 'publicUrl'>): MicrosoftConfig {
    const clientId = env.optional('MICROSOFT_CLIENT_ID');
    const clientSecret = env.optional('MICROSOFT_CLIENT_SECRET');
    if (clientId === undefined) {
      if (clientSecret === undefined) return new MicrosoftConfig({});
      throw new ConfigError('MICROSOFT_CLIENT_ID', clientId, 'the client that MICROSOFT_CLIENT_SECRET belongs to');
    }
    return new MicrosoftConfig({
      client: {
        clientId,
        clientSecret,
        redirectUri: `${publicUrl}/api/mailbox/microsoft/callback`,
        authUrl: env.url('MICROSOFT_OAUTH_AUTH_URL', WEB) ?? `${LOGIN}/authorize`,
        tokenUrl: env.url('MICROSOFT_OAUTH_TOKEN_URL', WEB) ?? `${LOGIN}/token`,
        imapServer: readServer(env, 'MICROSOFT_IMAP_SERVER'),
        smtpServer: readServer(env, 'MICROSOFT_SMTP_SERVER'),
        timeoutMs: env.integer('MICROSOFT_TIMEOUT_MS', 10_000, 100, 60_000),
      },
    });
  }
}

function readServer(env: EnvReader, name: string): MailServer | undefined {
  const given = env.optional(name)?.toLowerCase();
  if (given === undefined) return undefined;
  const [, host = '', digits = ''] = HOST_AND_PORT.exec(given) ?? [];
  const port = Number(digits);
  if (host === '' || port < 1 || port > 65_535) throw new ConfigError(name, given, 'host:port, for example outlook.office365.com:993');
  return { host, port, security: TLS_PORTS.includes(port) ? 'tls' : 'starttls' };
}
