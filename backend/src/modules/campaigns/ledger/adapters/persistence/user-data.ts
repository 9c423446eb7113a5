import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** No new follow-up of a campaign; waits for the claims that are just being made. */
const STOP_FOLLOW_UPS = `
update campaigns set follow_ups_stopped_at = coalesce(follow_ups_stopped_at, $2), updated_at = $2 where user_id = $1::uuid`;

/** As if the athlete had cancelled each. */
const STOP_CAMPAIGNS = `
update campaigns set status = 'cancelled', paused_reason = null, updated_at = $2
where user_id = $1::uuid and status in ('scheduled', 'active', 'paused')`;

/** First emails, follow-ups and answers. */
const STOP_EMAILS = `
update campaign_emails set status = 'cancelled', reason_code = 'account_deleted', held_reason = null, updated_at = $2
where user_id = $1::uuid and status in ('queued', 'kept', 'waiting_for_approval')`;

/** Emails and what became of them. */
export const LEDGER_USER_DATA: UserDataOwner = {
  room: 'campaigns/ledger',
  tables: [
    { table: 'campaign_emails', label: 'Emails', secrets: ['open_token', 'opt_out_token', 'claimed_by', 'attempt_id'], ends: 'cascade' },
  ],
  stops: [STOP_FOLLOW_UPS, STOP_CAMPAIGNS, STOP_EMAILS],
};
