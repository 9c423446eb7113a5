import { keepPlan } from '../../../../../platform/database/kept-plans.js';

/** Statements about the one own account that an athlete has, of either kind. */

/** Who connects an account at the same moment waits: an athlete has one account, of either kind. */
export const LOCK_ATHLETE = `select 1 from users where id = $1 for update`;
export const HAS_GMAIL = `select 1 from gmail_accounts where user_id = $1`;
export const HAS_MAILBOX = keepPlan(`select 1 from mailbox_accounts where user_id = $1`);
