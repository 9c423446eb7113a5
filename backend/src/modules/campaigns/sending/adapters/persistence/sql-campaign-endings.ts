import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { CampaignEndings, type Removal } from '../../application/ports/campaign-endings.js';

type Affected = [unknown[], number];

const CANCEL = `
update campaigns set status = 'cancelled', paused_reason = null, updated_at = $3
where id = $1 and user_id = $2 and status in ('paused', 'cancelled')`;

/** What waits to be sent, at once or after a review. */
const CANCEL_WAITING = `
update campaign_emails set status = 'cancelled', reason_code = 'campaign_cancelled', error_message = null, updated_at = $2
where campaign_id = $1 and status in ('queued', 'kept')`;

/** The lock comes first, so that no claim happens between the look and the deletion. */
const LOCK = `
select 1 from campaigns where id = $1 and user_id = $2 and status in ('draft', 'paused', 'cancelled', 'kept') for update`;

const LEFT = `
select count(*) filter (where status in ('sending', 'unknown'))::int as open, count(sent_at)::int as sent
from campaign_emails where campaign_id = $1`;

const HIDE = `update campaigns set deleted_at = $2, updated_at = $2 where id = $1`;

@Injectable()
export class SqlCampaignEndings extends CampaignEndings {
  constructor(private readonly source: DataSource) {
    super();
  }

  cancel(userId: string, campaignId: string, now: Date): Promise<boolean> {
    return this.source.transaction((manager) => this.cancelWithin(manager, userId, campaignId, now));
  }

  async remove(userId: string, campaignId: string, now: Date): Promise<Removal> {
    return this.source.transaction(async (manager) => {
      const found = await manager.query<unknown[]>(LOCK, [campaignId, userId]);
      if (found.length === 0) return 'not_allowed';
      const [left] = await manager.query<[{ open: number; sent: number }]>(LEFT, [campaignId]);
      if (left.open > 0) return 'still_sending';
      if (left.sent === 0) {
        await manager.query('delete from campaigns where id = $1', [campaignId]);
        return 'removed';
      }
      await manager.query(CANCEL_WAITING, [campaignId, now]);
      await manager.query(HIDE, [campaignId, now]);
      return 'removed';
    });
  }

  private async cancelWithin(manager: EntityManager, userId: string, campaignId: string, now: Date): Promise<boolean> {
    const [, moved] = await manager.query<Affected>(CANCEL, [campaignId, userId, now]);
    if (moved !== 1) return false;
    await manager.query(CANCEL_WAITING, [campaignId, now]);
    return true;
  }
}
