import { Module } from '@nestjs/common';

import { AppConfig } from '../../../platform/config/app-config.js';
import { ActivityModule } from '../../../platform/activity/activity.module.js';
import { OutreachModule } from '../../schools/outreach/index.js';
import { OwnAccountsModule } from '../../gmail/own-accounts/index.js';
import { DailyLimitController } from './adapters/http/daily-limit.controller.js';
import { SqlSendLedger } from './adapters/persistence/sql-send-ledger.js';
import { SendLedger } from './application/ports/send-ledger.js';
import { ReadDailyLimit } from './application/read-daily-limit.use-case.js';
import { SendingPolicy } from './application/sending-policy.js';
import { SendingConfig } from './config/sending-config.js';
import { DailyLimitQuery } from './queries/daily-limit.query.js';

/** The send ledger: one row for each email, and the statements that may change its status. */
@Module({
  imports: [ActivityModule, OutreachModule, OwnAccountsModule],
  controllers: [DailyLimitController],
  providers: [
    { provide: SendLedger, useClass: SqlSendLedger },
    {
      provide: SendingPolicy,
      inject: [AppConfig, SendingConfig],
      useFactory: ({ publicUrl }: AppConfig, { undoSeconds, smtpAthleteDailyCap, smtpDailyCap }: SendingConfig) =>
        new SendingPolicy(undoSeconds, publicUrl, smtpAthleteDailyCap, smtpDailyCap),
    },
    DailyLimitQuery,
    ReadDailyLimit,
  ],
  exports: [SendingPolicy, SendLedger],
})
export class LedgerModule {}
