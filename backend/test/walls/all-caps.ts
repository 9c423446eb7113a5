import { AI_CAPS } from '../../src/modules/ai/application/caps.js';
import { ACCOUNT_CAPS } from '../../src/modules/auth/application/caps.js';
import { CAMPAIGN_CAPS } from '../../src/modules/campaigns/application/caps.js';
import { GMAIL_CAPS } from '../../src/modules/gmail/application/caps.js';
import { PROFILE_CAPS } from '../../src/modules/profile/application/caps.js';
import { SCHOOL_CAPS } from '../../src/modules/schools/application/caps.js';
import { ACTIVITY_CAPS } from '../../src/platform/activity/activity-caps.js';
import { REQUEST_CAPS } from '../../src/platform/http/account-requests.js';
import { LARGE_ANSWER_CAPS } from '../../src/platform/http/large-answers.js';
import type { Cap } from '../../src/shared-kernel/cap.js';

/** Every cap of the code, in the order of the manual. */
export const ALL_CAPS = {
  ...ACCOUNT_CAPS,
  ...CAMPAIGN_CAPS,
  ...GMAIL_CAPS,
  ...PROFILE_CAPS,
  ...SCHOOL_CAPS,
  ...ACTIVITY_CAPS,
  ...AI_CAPS,
  ...LARGE_ANSWER_CAPS,
  ...REQUEST_CAPS,
} satisfies Record<string, Cap>;

export type CapName = keyof typeof ALL_CAPS;
