import { Module } from '@nestjs/common';

import { PreferencesModule } from './preferences/index.js';
import { WritingModule } from './writing/index.js';
import { ChecksModule } from './checks/index.js';
import { AttachmentsModule } from './attachments/index.js';
import { ScheduleModule } from './schedule/index.js';
import { RecipientsModule } from './recipients/index.js';
import { LedgerModule } from './ledger/index.js';
import { ControlModule } from './control/index.js';
import { SendingModule } from './sending/index.js';
import { ByHandModule } from './by-hand/index.js';
import { FollowUpsModule } from './follow-ups/index.js';
import { RepliesModule } from './replies/index.js';
import { ConversationsModule } from './conversations/index.js';
import { InsightsModule } from './insights/index.js';

@Module({
  imports: [
    PreferencesModule,
    WritingModule,
    ChecksModule,
    AttachmentsModule,
    ScheduleModule,
    RecipientsModule,
    LedgerModule,
    ControlModule,
    SendingModule,
    ByHandModule,
    FollowUpsModule,
    RepliesModule,
    ConversationsModule,
    InsightsModule,
  ],
})
export class CampaignsModule {}
