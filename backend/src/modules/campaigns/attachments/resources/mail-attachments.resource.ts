import { Injectable } from '@nestjs/common';

import { AthleteQuery, PrintResume } from '../../../profile/share/index.js';
import { attachmentName } from '../domain/attachment-name.js';
import { CampaignFiles } from './campaign-files.resource.js';
import type { ReadFile } from '../application/read-attachment.js';

/** Builds the attachments of the first emails of a campaign. */
@Injectable()
export class MailAttachments {
  constructor(
    private readonly files: CampaignFiles,
    private readonly resumes: PrintResume,
    private readonly athletes: AthleteQuery,
  ) {}

  /** Whether there is anything. */
  async has(userId: string, campaignId: string): Promise<boolean> {
    const { files, attachesProfile } = await this.files.of(userId, campaignId);
    return attachesProfile || files.length > 0;
  }

  /**
   * Returns the current profile as a PDF, with the sections selected for the shared profile, then the files. Throws when a file is
   * missing or the profile cannot be printed, so that no email is sent without the attachment it mentions.
   */
  async of(userId: string, campaignId: string): Promise<ReadFile[]> {
    const { attachesProfile } = await this.files.of(userId, campaignId);
    const files = (await this.files.bytesOf(campaignId)).map(({ name, contentType, bytes }) => {
      if (!bytes) throw new Error(`“${name}” is not kept any more.`);
      return { name, contentType, bytes };
    });
    return attachesProfile ? [await this.profile(userId), ...files] : files;
  }

  private async profile(userId: string): Promise<ReadFile> {
    const { firstName, lastName } = await this.athletes.byId(userId);
    const bytes = await this.resumes.ofAthlete(userId);
    return { name: attachmentName(`${firstName ?? ''} ${lastName ?? ''} profile`, 'pdf'), contentType: 'application/pdf', bytes };
  }
}
