import { Module } from '@nestjs/common';

import { DirectoryModule } from '../../schools/directory/index.js';
import { GmailModule } from '../../gmail/index.js';
import { CampaignsController } from './adapters/http/campaigns.controller.js';
import { SqlCampaignRepository } from './adapters/persistence/sql-campaign-repository.js';
import { SqlEmailTemplateRepository } from './adapters/persistence/sql-email-template-repository.js';
import { SqlSuppressions } from './adapters/persistence/sql-suppressions.js';
import { ListRecipients } from './application/list-recipients.use-case.js';
import { LoadStarterTemplates } from './application/load-starter-templates.use-case.js';
import { ManageDrafts } from './application/manage-drafts.use-case.js';
import { ManageEmailTemplates } from './application/manage-email-templates.use-case.js';
import { CampaignQueries } from './queries/campaigns.query.js';
import { CampaignRepository } from './application/ports/campaign-repository.js';
import { EmailTemplateRepository } from './application/ports/email-template-repository.js';
import { Suppressions } from './application/ports/suppressions.js';

/** Drafts, templates and what is filled into them. */
@Module({
  imports: [DirectoryModule, GmailModule],
  controllers: [CampaignsController],
  providers: [
    { provide: CampaignRepository, useClass: SqlCampaignRepository },
    CampaignQueries,
    { provide: EmailTemplateRepository, useClass: SqlEmailTemplateRepository },
    { provide: Suppressions, useClass: SqlSuppressions },
    ManageDrafts,
    ManageEmailTemplates,
    LoadStarterTemplates,
    ListRecipients,
  ],
  exports: [CampaignQueries, CampaignRepository, ListRecipients, LoadStarterTemplates, ManageDrafts, ManageEmailTemplates, Suppressions],
})
export class WritingModule {}
