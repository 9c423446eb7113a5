import type { EnvReader } from '../../../../platform/config/env-reader.js';

/** REPLY_POLL_INTERVAL_S */
export class RepliesConfig {
  /** @param pollIntervalSeconds how often each connected mailbox is looked into */
  constructor(readonly pollIntervalSeconds: number) {}

  static read(env: EnvReader): RepliesConfig {
    return new RepliesConfig(env.integer('REPLY_POLL_INTERVAL_S', 60, 5, 86_400));
  }
}
