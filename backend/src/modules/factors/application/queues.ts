import type { FactorNotice } from '../domain/factor-letter.js';

/** Tells somebody what changed about how they sign in. */
export const FACTOR_NOTICE_QUEUE = 'factor-notice-mail';

export interface FactorNoticeJob {
  userId: string;
  notice: FactorNotice;
}
