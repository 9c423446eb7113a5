import { Module } from '@nestjs/common';

import { ShareModule } from '../../profile/share/index.js';
import { StatsModule } from '../../profile/stats/index.js';
import { DirectoryModule } from '../../schools/directory/index.js';
import { OwnAccountsModule } from '../../gmail/own-accounts/index.js';
import { PreferencesModule } from '../preferences/index.js';
import { CampaignsController } from './adapters/http/campaigns.controller.js';
import { PlaceholdersController } from './adapters/http/placeholders.controller.js';
import { SqlCampaignRepository } from './adapters/persistence/sql-campaign-repository.js';
import { CoachTextsController } from './adapters/http/coach-texts.controller.js';
import { ListRecipients } from './application/list-recipients.use-case.js';
import { ListPlaceholders } from './application/list-placeholders.use-case.js';
import { MailAuthors } from './application/mail-authors.js';
import { ManageDrafts } from './application/manage-drafts.use-case.js';
import { CampaignQueries } from './queries/campaigns.query.js';
import { CampaignRepository } from './application/ports/campaign-repository.js';
import { Suppressions } from './queries/suppressions.query.js';
import { CoachTexts } from './resources/coach-texts.resource.js';
import { EmailTemplates } from './resources/email-templates.resource.js';

/** Drafts, templates and what is filled into them. */
@Module({
  imports: [ShareModule, StatsModule, DirectoryModule, OwnAccountsModule, PreferencesModule],
  controllers: [CampaignsController, CoachTextsController, PlaceholdersController],
  providers: [
    { provide: CampaignRepository, useClass: SqlCampaignRepository },
    CampaignQueries,
    CoachTexts,
    EmailTemplates,
    Suppressions,
    ManageDrafts,
    ListRecipients,
    ListPlaceholders,
    MailAuthors,
  ],
  exports: [CampaignQueries, CampaignRepository, CoachTexts, EmailTemplates, ListRecipients, MailAuthors, ManageDrafts, Suppressions],
})
export class WritingModule {}
