import type { EnvReader } from '../../../platform/config/env-reader.js';

/** REQUIRE_ADMIN_2FA */
export class FactorsConfig {
  constructor(readonly requireAdmin2fa: boolean) {}

  static read(env: EnvReader): FactorsConfig {
    return new FactorsConfig(env.flag('REQUIRE_ADMIN_2FA', false));
  }

  /** Returns whether a user has to have a second factor. */
  isRequiredOf({ isAdmin }: { isAdmin: boolean }): boolean {
    return this.requireAdmin2fa && isAdmin;
  }
}
