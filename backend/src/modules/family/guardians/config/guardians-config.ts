import type { EnvReader } from '../../../../platform/config/env-reader.js';

const RULES = ['off', 'under_16', 'under_18'] as const;

/** REQUIRE_GUARDIAN: which athletes need a guardian before any email is sent. */
export class GuardiansConfig {
  constructor(readonly requireGuardian: (typeof RULES)[number]) {}

  static read(env: EnvReader): GuardiansConfig {
    return new GuardiansConfig(env.choice('REQUIRE_GUARDIAN', 'off', RULES));
  }
}
