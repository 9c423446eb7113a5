import type { EntityManager } from 'typeorm';

import type { ActivityRecord } from '../../../../../platform/activity/activity-record.js';

/** The first email that was sent makes the campaign an entry of the record; every further one finds it there. */
export async function noteCampaignSent(manager: EntityManager, activity: ActivityRecord, campaignId: string, now: Date): Promise<void> {
  const [campaign] = await manager.query<{ userId: string; name: string }[]>(
    'select user_id as "userId", name from campaigns where id = $1',
    [campaignId],
  );
  if (!campaign) return;
  const { userId, name } = campaign;
  const dedupeKey = `campaign_sent:${campaignId}`;
  const data = { campaignId, name };
  await activity.append([{ userId, schoolId: null, kind: 'campaign_sent', at: now, data, dedupeKey }], manager);
}
