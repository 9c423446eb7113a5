import { ConfigError } from '../../../../platform/config/config-error.js';
import type { EnvReader } from '../../../../platform/config/env-reader.js';

/** MAXPREPS_* */
export class MaxPrepsConfig {
  constructor(
    /** Where athletes' pages are; unset: the public site; `off`: none is read. */
    readonly baseUrl: string | undefined,
    readonly timeoutMs: number,
  ) {}

  static read(env: EnvReader): MaxPrepsConfig {
    return new MaxPrepsConfig(readBaseUrl(env), env.integer('MAXPREPS_TIMEOUT_MS', 10_000, 100, 60_000));
  }
}

function readBaseUrl(env: EnvReader): string | undefined {
  const given = env.optional('MAXPREPS_BASE_URL');
  if (given === undefined || (/^https?:\/\//.test(given) && URL.canParse(given))) return given;
  if (given.toLowerCase() === 'off') return 'off';
  throw new ConfigError('MAXPREPS_BASE_URL', given, 'off, or an address that starts with https:// or http://');
}
