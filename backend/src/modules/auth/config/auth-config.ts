import { ConfigError } from '../../../platform/config/config-error.js';
import type { EnvReader } from '../../../platform/config/env-reader.js';

export interface FirstAdmin {
  username: string;
  email: string;
  /** Unset: a random one is made and printed once. */
  password?: string;
}

/** ADMIN_* */
export class AuthConfig {
  constructor(readonly firstAdmin: FirstAdmin) {}

  static read(env: EnvReader): AuthConfig {
    const password = env.optional('ADMIN_PASSWORD');
    if (password !== undefined && password.length < 6) {
      throw new ConfigError('ADMIN_PASSWORD', password, 'at least 6 characters', true);
    }
    return new AuthConfig({
      username: env.text('ADMIN_USERNAME', 'admin'),
      email: env.text('ADMIN_EMAIL', 'admin@recruit.localhost'),
      password,
    });
  }
}
