import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { ActivityKinds } from '../../../../../platform/activity/activity-kinds.js';
import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { RandomIds } from '../../../../../platform/system/random-ids.js';
import { OUTREACH_ACTIVITIES, SchoolTracking } from '../../../../schools/outreach/index.js';
import { SENDING_ACTIVITIES } from '../../../ledger/domain/sending-activities.js';
import { CampaignRows } from '../../../ledger/testing/campaign-rows.js';
import { REPLY_ACTIVITIES } from '../../domain/reply-activities.js';
import type { NotedReply } from '../../domain/noted-reply.js';
import { notedRepliesContract } from '../../testing/noted-replies.contract.js';
import { NOTED } from './noted-replies.sql.js';
import { SqlNotedReplies } from './sql-noted-replies.js';

const FIND = `select snippet as text, received_at as at from replies where mail_id = $1 and account = '${NOTED}'`;

describe('replies noted by hand in PostgreSQL', () => {
  let source: DataSource;
  let rows: CampaignRows;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    rows = new CampaignRows(source);
  });

  notedRepliesContract(async (status, sentAt) => {
    const [userId, stranger] = [await rows.athlete(), await rows.athlete()];
    const campaignId = await rows.campaign(userId, 'completed', [{ status, ...(sentAt && { sentAt }) }]);
    const [mail] = await source.query<[{ id: string }]>('select id from campaign_emails where campaign_id = $1', [campaignId]);
    const kinds = new ActivityKinds({ ...REPLY_ACTIVITIES, ...SENDING_ACTIVITIES, ...OUTREACH_ACTIVITIES });
    const activity = new ActivityRecord(source, new RandomIds(), kinds);
    return {
      replies: new SqlNotedReplies(source, new RandomIds(), new SchoolTracking(source, activity), activity),
      ...{ userId, stranger, campaignId, mailId: mail.id },
      noted: async () => (await source.query<NotedReply[]>(FIND, [mail.id]))[0] ?? null,
    };
  });
});
