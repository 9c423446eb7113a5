import type { EnvReader } from '../../../../platform/config/env-reader.js';

const WHEN = ['at-start', 'on-demand'] as const;

/** DICTIONARY */
export class GrammarConfig {
  constructor(
    /** When the dictionary (300 MB) is loaded; one that was loaded on demand is let go after ten idle minutes. */
    readonly dictionary: (typeof WHEN)[number],
  ) {}

  static read(env: EnvReader): GrammarConfig {
    return new GrammarConfig(env.choice('DICTIONARY', 'at-start', WHEN));
  }
}
