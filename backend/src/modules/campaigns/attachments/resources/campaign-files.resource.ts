import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { isUuid } from '../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../platform/database/take-turns.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { CampaignNotDraft, CampaignNotFound } from '../../writing/domain/campaign-errors.js';
import type { ReadFile } from '../application/read-attachment.js';
import { AttachmentNotFound } from '../domain/attachment-errors.js';
import { refuseBeyondLimits, type Stored } from '../domain/refuse-beyond-limits.js';

/** A file of a campaign; `isKept`: its bytes are still there. */
export interface AttachedFile {
  id: string;
  name: string;
  contentType: string;
  size: number;
  isKept: boolean;
}

/** The attachments of a campaign and the revision of the campaign they belong to. */
export interface Attachments {
  files: AttachedFile[];
  attachesProfile: boolean;
  campaignRevision: number;
}

const LIST = `
select id, name, content_type as "contentType", size, bytes is not null as "isKept" from campaign_files
where campaign_id = $1 order by added_at, id`;

const CAMPAIGN = `
select attach_profile as "attachesProfile", revision as "campaignRevision" from campaigns
where id = $1 and user_id = $2 and deleted_at is null`;

/** Locked first: a Send waits for the change, and is refused because of it. */
const LOCK = 'select status from campaigns where id = $1 and user_id = $2 and deleted_at is null for update';

/** Emails of campaigns that are done have left with their files. */
const DROP_DONE = `
update campaign_files f set bytes = null from campaigns c
where c.id = f.campaign_id and c.user_id = $1 and c.status in ('completed', 'cancelled') and f.bytes is not null`;

const STORED = `
select count(*) filter (where f.campaign_id = $2)::int as files, coalesce(sum(f.size) filter (where f.campaign_id = $2), 0)::int as "campaignBytes",
  coalesce(sum(f.size), 0)::int as "allBytes"
from campaign_files f join campaigns c on c.id = f.campaign_id where c.user_id = $1 and f.bytes is not null`;

const ADD = `
insert into campaign_files (id, campaign_id, name, content_type, size, bytes, added_at) values ($1, $2, $3, $4, $5, $6, $7)`;

const REMOVE = 'delete from campaign_files where campaign_id = $1 and id = $2 returning id';

/** Increases the campaign's revision, because emails with other content than the athlete reviewed must not be sent. */
const COUNT_REVISION = 'update campaigns set revision = revision + 1, updated_at = $2 where id = $1';

const BYTES = `
select name, content_type as "contentType", bytes from campaign_files
where campaign_id = $1 and ($2::uuid is null or id = $2) order by added_at, id`;

/** Files and the profile PDF that go with the emails of a campaign. */
@Injectable()
export class CampaignFiles {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Throws CampaignNotFound. */
  async of(userId: string, campaignId: string): Promise<Attachments> {
    return this.list(this.source.manager, userId, campaignId);
  }

  /** With their bytes, in their order; null for one that is not kept any more. The campaign is known to be the athlete's. */
  bytesOf(campaignId: string, fileId: string | null = null): Promise<(Omit<ReadFile, 'bytes'> & { bytes: Buffer | null })[]> {
    return this.source.query(BYTES, [campaignId, fileId]);
  }

  /** Throws CampaignNotFound, CampaignNotDraft, TooManyAttachments, AttachmentsTooLarge and AttachmentsFull. */
  add(userId: string, campaignId: string, { name, contentType, bytes }: ReadFile): Promise<Attachments> {
    return this.change(userId, campaignId, async (manager) => {
      await manager.query(DROP_DONE, [userId]);
      const [stored] = await manager.query<Stored[]>(STORED, [userId, campaignId]);
      if (stored) refuseBeyondLimits(name, bytes.length, stored);
      await manager.query(ADD, [this.ids.next(), campaignId, name, contentType, bytes.length, bytes, this.clock.now()]);
    });
  }

  /** Throws CampaignNotFound, CampaignNotDraft and AttachmentNotFound. */
  remove(userId: string, campaignId: string, fileId: string): Promise<Attachments> {
    return this.change(userId, campaignId, async (manager) => {
      const [removed] = isUuid(fileId) ? await manager.query<[unknown[], number]>(REMOVE, [campaignId, fileId]) : [[]];
      if (removed.length === 0) throw new AttachmentNotFound();
    });
  }

  /** Whether the profile PDF goes along. Throws CampaignNotFound and CampaignNotDraft. */
  attachProfile(userId: string, campaignId: string, attach: boolean): Promise<Attachments> {
    return this.change(userId, campaignId, async (manager) => {
      await manager.query('update campaigns set attach_profile = $2 where id = $1', [campaignId, attach]);
    });
  }

  private change(userId: string, campaignId: string, work: (manager: EntityManager) => Promise<void>): Promise<Attachments> {
    return this.source.transaction(async (manager) => {
      await takeTurns(manager, 'campaigns', userId);
      const [campaign] = await manager.query<{ status: string }[]>(LOCK, [campaignId, userId]);
      if (!campaign) throw new CampaignNotFound();
      if (campaign.status !== 'draft') throw new CampaignNotDraft();
      await work(manager);
      await manager.query(COUNT_REVISION, [campaignId, this.clock.now()]);
      return this.list(manager, userId, campaignId);
    });
  }

  private async list(manager: EntityManager, userId: string, campaignId: string): Promise<Attachments> {
    const [campaign] = await manager.query<Omit<Attachments, 'files'>[]>(CAMPAIGN, [campaignId, userId]);
    if (!campaign) throw new CampaignNotFound();
    return { files: await manager.query<AttachedFile[]>(LIST, [campaignId]), ...campaign };
  }
}
