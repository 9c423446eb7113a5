import { Module } from '@nestjs/common';

import { DirectoryModule } from '../../schools/directory/index.js';
import { OutreachModule } from '../../schools/outreach/index.js';
import { OwnAccountsModule } from '../../gmail/own-accounts/index.js';
import { PreferencesModule } from '../preferences/index.js';
import { AttachmentsModule } from '../attachments/index.js';
import { ChecksModule } from '../checks/index.js';
import { WritingModule } from '../writing/index.js';
import { CampaignMails } from './application/campaign-mails.js';
import { FindRecipients } from './application/find-recipients.js';
import { ListChoices } from './application/list-choices.use-case.js';
import { PreviewMail } from './application/preview-mail.use-case.js';
import { SendContexts } from './application/send-contexts.js';

/** Who gets which email of a campaign, and who gets none. */
@Module({
  imports: [DirectoryModule, OutreachModule, OwnAccountsModule, PreferencesModule, WritingModule, ChecksModule, AttachmentsModule],
  providers: [FindRecipients, CampaignMails, SendContexts, ListChoices, PreviewMail],
  exports: [SendContexts, ListChoices, PreviewMail],
})
export class RecipientsModule {}
