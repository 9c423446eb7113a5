import { existsSync } from 'node:fs';
import path from 'node:path';

import { AppConfig, type LogLevel } from './app-config.js';
import { ConfigError } from './config-error.js';
import { EnvReader } from './env-reader.js';
import { loadOrCreateKey, type KeySource } from './key-file.js';
import type { ModuleConfig } from './module-config.js';
import { readBackupSettings } from './read-backup-settings.js';
import { readMailboxSettings } from './read-mailbox-settings.js';

const LOG_LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const LONGEST_PATH = 900;
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** Reads the environment, before the database is known: an empty databaseUrl requests the embedded one. */
export function readConfigOf(
  modules: readonly ModuleConfig[],
  env: NodeJS.ProcessEnv = process.env,
  keyOf: KeySource = loadOrCreateKey,
): AppConfig {
  const read = new EnvReader(env);
  const app = readAppConfig(read, keyOf);
  return new AppConfig({ ...app, modules: modules.map((one) => one.read(read, app)) });
}

function readAppConfig(read: EnvReader, keyOf: KeySource): AppConfig {
  const port = read.integer('PORT', 3000, 0, 65535);
  const host = read.text('HOST', '127.0.0.1');
  const production = read.optional('NODE_ENV') === 'production';
  const dataDir = readDataDir(read);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'], true) ?? '';
  const keys = { required: databaseUrl !== '' && production, kept: (name: string) => keyOf(dataDir, name) };

  return new AppConfig({
    production,
    demo: read.flag('DEMO', false),
    port,
    host,
    publicUrl: readPublicUrl(read, port),
    dataDir,
    databaseUrl,
    databaseDirectUrl: readFurtherUrl(read, 'DATABASE_DIRECT_URL', databaseUrl) ?? databaseUrl,
    databaseReadUrl: readFurtherUrl(read, 'DATABASE_READ_URL', databaseUrl),
    role: read.choice('ROLE', 'all', ['all', 'web', 'worker']),
    sessionSecret: readSessionSecret(read, keys),
    encryptionKeys: readEncryptionKeys(read, keys),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:'], true),
    mailFrom: readMailFrom(read),
    mailbox: readMailboxSettings(read),
    backups: readBackupSettings(read, databaseUrl === '' ? path.join(dataDir, 'backups') : undefined),
    trustProxy: read.flag('TRUST_PROXY', false),
    logLevel: read.choice('LOG_LEVEL', 'info', LOG_LEVELS),
    logFormat: read.choice('LOG_FORMAT', process.stdout.isTTY ? 'pretty' : 'json', ['pretty', 'json']),
    rateLimits: readRateLimits(read, host),
    metricsToken: readMetricsToken(read),
    gcsBucket: readBucket(read),
    gcsApiEndpoint: readOrigin(read, 'GCS_API_ENDPOINT'),
    modules: [],
  });
}

/** PostgreSQL ends at paths of 1,024 bytes, with the names of its own files in them, and takes no line break. */
function readDataDir(read: EnvReader): string {
  const dataDir = path.resolve(read.text('DATA_DIR', './.data'));
  if (Buffer.byteLength(dataDir) <= LONGEST_PATH && !/\p{Cc}/u.test(dataDir)) return dataDir;
  throw new ConfigError('DATA_DIR', dataDir, `a folder whose whole path has no line break and at most ${LONGEST_PATH} bytes`);
}

/** Another way to the database of DATABASE_URL, which has to be set. */
function readFurtherUrl(read: EnvReader, name: string, databaseUrl: string): string | undefined {
  const given = read.url(name, ['postgres:', 'postgresql:'], true);
  if (given !== undefined && databaseUrl === '') {
    throw new ConfigError(name, given, 'the address of the database of DATABASE_URL, which is not set', true);
  }
  return given;
}

function readPublicUrl(read: EnvReader, port: number): string {
  const url = read.url('PUBLIC_URL', ['http:', 'https:']);
  return url ? new URL(url).origin : `http://localhost:${port}`;
}

/** The library reads the account's file late; a wrong name has to be reported at startup. */
function readBucket(read: EnvReader): string | undefined {
  const file = read.optional('GOOGLE_APPLICATION_CREDENTIALS');
  if (file !== undefined && !existsSync(file)) {
    throw new ConfigError('GOOGLE_APPLICATION_CREDENTIALS', file, 'the path of a key file');
  }
  return read.optional('GCS_BUCKET');
}

function readOrigin(read: EnvReader, name: string): string | undefined {
  const url = read.url(name, ['http:', 'https:']);
  return url && new URL(url).origin;
}

function readMailFrom(read: EnvReader): string {
  const from = read.text('MAIL_FROM', 'Recruit <no-reply@recruit.localhost>');
  if (!/^(?:[^<>\p{Cc}]*<[^<>@\s,;]+@[^<>@\s,;]+>|[^<>@\s,;]+@[^<>@\s,;]+)$/u.test(from)) {
    throw new ConfigError('MAIL_FROM', from, 'one address, alone or as "Name <address>"');
  }
  return from;
}

interface Keys {
  required: boolean;
  kept: (name: string) => string;
}

function readSessionSecret(read: EnvReader, { required, kept }: Keys): string {
  const given = read.optional('SESSION_SECRET');
  if (given !== undefined && given.length < 32) {
    throw new ConfigError('SESSION_SECRET', given, 'at least 32 characters', true);
  }
  if (given === undefined && required) {
    throw new ConfigError('SESSION_SECRET', given, 'at least 32 characters when DATABASE_URL is set in production');
  }
  return given ?? kept('session-secret');
}

function readEncryptionKeys(read: EnvReader, { required, kept }: Keys): Buffer[] {
  const given = read.optional('ENCRYPTION_KEY');
  const takes = '32 bytes in base64, or several such keys with commas between them, the newest first';
  if (given === undefined && required) throw new ConfigError('ENCRYPTION_KEY', given, takes);
  return (given ?? kept('encryption-key')).split(',').map((key) => {
    const bytes = Buffer.from(key.trim(), 'base64');
    if (bytes.length !== 32) throw new ConfigError('ENCRYPTION_KEY', key, takes, true);
    return bytes;
  });
}

function readMetricsToken(read: EnvReader): string | undefined {
  const token = read.optional('METRICS_TOKEN');
  if (token === undefined || /^[\w.~+/=-]{16,}$/.test(token)) return token;
  throw new ConfigError('METRICS_TOKEN', token, '16 or more letters, digits and . _ ~ + / = -', true);
}

function readRateLimits(read: EnvReader, host: string): boolean {
  const on = read.flag('RATE_LIMITS', true);
  if (!on && !LOOPBACK.includes(host)) {
    throw new ConfigError('RATE_LIMITS', 'off', `"on" unless HOST is loopback (HOST is "${host}")`);
  }
  return on;
}
