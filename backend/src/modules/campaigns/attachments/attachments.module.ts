import { Module } from '@nestjs/common';

import { ShareModule } from '../../profile/share/index.js';
import { WritingModule } from '../writing/index.js';
import { AttachmentsController } from './adapters/http/attachments.controller.js';
import { SharpPictureCleaner } from './adapters/sharp/sharp-picture-cleaner.js';
import { MailAttachments } from './resources/mail-attachments.resource.js';
import { PictureCleaner } from './application/ports/picture-cleaner.js';
import { ReadAttachment } from './application/read-attachment.js';
import { CampaignFiles } from './resources/campaign-files.resource.js';

/** Files and the profile PDF that go with the emails of a campaign. */
@Module({
  imports: [ShareModule, WritingModule],
  controllers: [AttachmentsController],
  providers: [CampaignFiles, MailAttachments, ReadAttachment, { provide: PictureCleaner, useClass: SharpPictureCleaner }],
  exports: [MailAttachments],
})
export class AttachmentsModule {}
