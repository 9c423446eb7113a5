import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { SendingPolicy } from '../../application/ports/sending-policy.js';

@Injectable()
export class ConfiguredSendingPolicy extends SendingPolicy {
  readonly undoSeconds: number;
  readonly publicUrl: string;
  readonly smtpDailyCap?: number;
  readonly smtpAthleteDailyCap: number;

  constructor(config: AppConfig) {
    super();
    this.undoSeconds = config.sendUndoSeconds;
    this.publicUrl = config.publicUrl;
    this.smtpDailyCap = config.smtpDailyCap;
    this.smtpAthleteDailyCap = config.smtpAthleteDailyCap;
  }
}
