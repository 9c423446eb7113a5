import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { ReplyPolicy } from '../../application/ports/reply-policy.js';

@Injectable()
export class ConfiguredReplyPolicy extends ReplyPolicy {
  readonly intervalMs: number;

  constructor(config: AppConfig) {
    super();
    this.intervalMs = config.replyPollIntervalSeconds * 1000;
  }

  chance(): number {
    return Math.random();
  }
}
