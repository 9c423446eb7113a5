import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import {
  CampaignRepository,
  type CampaignRecord,
  type DraftChange,
  type StoredCampaign,
} from '../../application/ports/campaign-repository.js';
import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { refuseBeyondLimits } from '../../domain/refuse-beyond-limits.js';

type Affected = [unknown[], number];

@Injectable()
export class SqlCampaignRepository extends CampaignRepository {
  constructor(private readonly source: DataSource) {
    super();
  }

  async add(
    { id, userId, name, subject, template, status, trackOpens = true, originCampaignId }: CampaignRecord,
    now: Date,
  ): Promise<void> {
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'campaigns', userId);
      await refuseOneMore(manager, userId);
      await manager.query(
        `insert into campaigns (id, user_id, name, subject, template, status, track_opens, created_at, updated_at, origin_campaign_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)
         on conflict (id) do nothing`,
        [id, userId, name, subject, template, status, trackOpens, now, originCampaignId ?? null],
      );
    });
  }

  async byId(userId: string, id: string): Promise<StoredCampaign | null> {
    if (!isUuid(id)) return null;
    const [row] = await this.source.query<StoredCampaign[]>(
      `select id, user_id as "userId", name, subject, template, status, track_opens as "trackOpens", revision
       from campaigns where id = $1 and user_id = $2 and deleted_at is null`,
      [id, userId],
    );
    return row ?? null;
  }

  async changeDraft(userId: string, id: string, { text, revision, now }: DraftChange): Promise<boolean> {
    const [, changed] = await this.source.query<Affected>(
      `update campaigns set name = $3, subject = $4, template = $5, updated_at = $6,
         track_opens = coalesce($7, track_opens),
         revision = revision + case when (name, subject, template) is distinct from ($3, $4, $5) then 1 else 0 end
       where id = $1 and user_id = $2 and status = 'draft'
         and ($8::integer is null or revision = $8 or (name, subject, template) = ($3, $4, $5))`,
      [id, userId, text.name, text.subject, text.template, now, text.trackOpens ?? null, revision ?? null],
    );
    return changed === 1;
  }
}

async function refuseOneMore(manager: EntityManager, userId: string): Promise<void> {
  const [counted] = await manager.query<{ drafts: number; campaigns: number }[]>(
    `select count(*) filter (where status = 'draft')::int as drafts, count(*)::int as campaigns
     from campaigns where user_id = $1`,
    [userId],
  );
  refuseBeyondLimits.draft(counted ?? { drafts: 0, campaigns: 0 });
}
