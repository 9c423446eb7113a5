import { pino, type Logger, type LoggerOptions } from 'pino';

import type { AppConfig } from '../config/app-config.js';

/** Fields that may carry a secret or an email, wherever they turn up. */
const REDACTED = ['password', 'currentPassword', 'token', 'authorization', 'cookie', 'set-cookie', 'body', 'text', 'subject'];

const paths = REDACTED.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** The program's only logger: structured, without secrets, tokens or email bodies. */
export abstract class Log {
  abstract debug(fields: object, message: string): void;
  abstract info(fields: object, message: string): void;
  abstract warn(fields: object, message: string): void;
  abstract error(fields: object, message: string): void;
}

export function createLogger(config: Pick<AppConfig, 'logLevel' | 'logFormat'>): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: undefined,
    redact: { paths, censor: '[hidden]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  if (config.logFormat === 'json') return pino(options);
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { ignore: 'hostname,pid', translateTime: 'SYS:HH:MM:ss' } },
  });
}
