import { readFileSync } from 'node:fs';

import { ConfigError } from './config-error.js';
import type { EnvReader } from './env-reader.js';
import type { MailboxSettings } from './mailbox-settings.js';

const HOST_AND_PORT = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/;

/** MAILBOX_*: each wrong value is a ConfigError. */
export function readMailboxSettings(read: EnvReader): MailboxSettings {
  return {
    sendIntervalMs: read.integer('MAILBOX_SEND_INTERVAL_MS', 2_000, 0, 3_600_000),
    timeoutMs: read.integer('MAILBOX_TIMEOUT_MS', 10_000, 100, 60_000),
    dailyCap: read.optional('MAILBOX_DAILY_CAP') ? read.integer('MAILBOX_DAILY_CAP', 0, 1, 100_000) : undefined,
    allowedHosts: readAllowedHosts(read),
    authority: readAuthority(read),
  };
}

function readAllowedHosts(read: EnvReader): ReadonlySet<string> {
  const entries = (read.optional('MAILBOX_ALLOWED_HOSTS') ?? '').split(',').map((entry) => entry.trim().toLowerCase());
  const hosts = entries.filter((entry) => entry !== '');
  const wrong = hosts.find((host) => !HOST_AND_PORT.test(host));
  if (wrong !== undefined) throw new ConfigError('MAILBOX_ALLOWED_HOSTS', wrong, 'host:port, or several with commas between them');
  return new Set(hosts);
}

function readAuthority(read: EnvReader): string | undefined {
  const file = read.optional('MAILBOX_CA_FILE');
  if (file === undefined) return undefined;
  const takes = 'the path of a file with a certificate in PEM';
  const text = contentOf(file);
  if (!text?.includes('-----BEGIN CERTIFICATE-----')) throw new ConfigError('MAILBOX_CA_FILE', file, takes);
  return text;
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
