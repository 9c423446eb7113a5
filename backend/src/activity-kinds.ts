import { STRATEGY_ACTIVITIES } from './modules/ai/strategy/index.js';
import { REPLY_ACTIVITIES } from './modules/campaigns/replies/index.js';
import { SENDING_ACTIVITIES } from './modules/campaigns/ledger/index.js';
import { STATS_ACTIVITIES } from './modules/profile/stats/index.js';
import { OUTREACH_ACTIVITIES } from './modules/schools/outreach/index.js';
import { ActivityKinds } from './platform/activity/activity-kinds.js';

/** What the modules write in an athlete's record. */
export const activityKinds = new ActivityKinds({
  ...STATS_ACTIVITIES,
  ...OUTREACH_ACTIVITIES,
  ...SENDING_ACTIVITIES,
  ...REPLY_ACTIVITIES,
  ...STRATEGY_ACTIVITIES,
});
