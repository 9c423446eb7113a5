import type { FactorNotice } from '../domain/factor-email.js';

/** Notifies a user of a change to their sign-in factors. */
export const FACTOR_NOTICE_QUEUE = 'factor-notice-mail';

export interface FactorNoticeJob {
  userId: string;
  notice: FactorNotice;
}
