import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';

import { activityKinds } from './activity-kinds.js';
import { AccountModule } from './modules/account/index.js';
import { AdminModule } from './modules/admin/index.js';
import { AiModule } from './modules/ai/index.js';
import { AuditModule } from './modules/audit/index.js';
import { AuthModule } from './modules/auth/index.js';
import { CampaignsModule } from './modules/campaigns/index.js';
import { FactorsModule } from './modules/factors/index.js';
import { FamilyModule } from './modules/family/index.js';
import { GmailModule } from './modules/gmail/index.js';
import { PrivacyModule } from './modules/privacy/index.js';
import { ProfileModule } from './modules/profile/index.js';
import { SchoolsModule } from './modules/schools/index.js';
import type { AppConfig } from './platform/config/app-config.js';
import { PlatformModule } from './platform/platform.module.js';

@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config, activityKinds),
        ScheduleModule.forRoot(),
        AuditModule,
        AuthModule,
        FactorsModule,
        ProfileModule,
        SchoolsModule,
        GmailModule,
        CampaignsModule,
        AiModule,
        FamilyModule,
        AccountModule,
        AdminModule,
        PrivacyModule,
      ],
    };
  }
}
