import { STRATEGY_CAPS } from '../../src/modules/ai/strategy/application/caps.js';
import { AI_CAPS } from '../../src/modules/ai/writing/application/caps.js';
import { ACCOUNT_CAPS } from '../../src/modules/auth/application/caps.js';
import { FACTOR_CAPS } from '../../src/modules/factors/application/caps.js';
import { EMAIL_SETTINGS_CAPS } from '../../src/modules/campaigns/preferences/application/caps.js';
import { ATTACHMENT_CAPS } from '../../src/modules/campaigns/attachments/application/caps.js';
import { CONVERSATION_CAPS } from '../../src/modules/campaigns/conversations/application/caps.js';
import { REPLY_CAPS } from '../../src/modules/campaigns/replies/application/caps.js';
import { FOLLOW_UP_CAPS } from '../../src/modules/campaigns/follow-ups/application/caps.js';
import { CAMPAIGN_CAPS } from '../../src/modules/campaigns/writing/application/caps.js';
import { CONSENT_CAPS } from '../../src/modules/gmail/gateways/application/caps.js';
import { MAILBOX_CAPS } from '../../src/modules/gmail/mailboxes/application/caps.js';
import { CONFIRMATION_CAPS } from '../../src/modules/profile/confirmations/application/caps.js';
import { GUARDIAN_CAPS } from '../../src/modules/family/guardians/application/caps.js';
import { PROFILE_CAPS } from '../../src/modules/profile/athlete/application/caps.js';
import { FILM_CAPS } from '../../src/modules/profile/film/application/caps.js';
import { NEXT_GAME_CAPS } from '../../src/modules/profile/next-games/application/caps.js';
import { PHOTO_CAPS } from '../../src/modules/profile/photo/application/caps.js';
import { STATS_CAPS } from '../../src/modules/profile/stats/application/caps.js';
import { DIRECTORY_CAPS } from '../../src/modules/schools/directory/application/caps.js';
import { IMPORT_CAPS } from '../../src/modules/schools/imports/application/caps.js';
import { OUTREACH_CAPS } from '../../src/modules/schools/outreach/application/caps.js';
import { OWN_LIST_CAPS } from '../../src/modules/schools/own-lists/application/caps.js';
import { STAFF_PAGE_CAPS } from '../../src/modules/schools/staff-pages/application/caps.js';
import { ACTIVITY_CAPS } from '../../src/platform/activity/activity-caps.js';
import { REQUEST_CAPS } from '../../src/platform/http/limits/account-requests.js';
import { LARGE_ANSWER_CAPS } from '../../src/platform/http/limits/large-answers.js';
import type { Cap } from '../../src/shared-kernel/cap.js';

/** Every cap of the code, in the order of the manual. */
export const ALL_CAPS = {
  ...ACCOUNT_CAPS,
  ...FACTOR_CAPS,
  ...EMAIL_SETTINGS_CAPS,
  ...CAMPAIGN_CAPS,
  ...ATTACHMENT_CAPS,
  ...FOLLOW_UP_CAPS,
  ...CONVERSATION_CAPS,
  ...REPLY_CAPS,
  ...CONSENT_CAPS,
  ...MAILBOX_CAPS,
  ...GUARDIAN_CAPS,
  ...CONFIRMATION_CAPS,
  ...PROFILE_CAPS,
  ...STATS_CAPS,
  ...FILM_CAPS,
  ...NEXT_GAME_CAPS,
  ...PHOTO_CAPS,
  ...DIRECTORY_CAPS,
  ...IMPORT_CAPS,
  ...OUTREACH_CAPS,
  ...OWN_LIST_CAPS,
  ...STAFF_PAGE_CAPS,
  ...ACTIVITY_CAPS,
  ...AI_CAPS,
  ...STRATEGY_CAPS,
  ...LARGE_ANSWER_CAPS,
  ...REQUEST_CAPS,
} satisfies Record<string, Cap>;

export type CapName = keyof typeof ALL_CAPS;
