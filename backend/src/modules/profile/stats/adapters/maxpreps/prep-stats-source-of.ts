import type { AppConfig } from '../../../../../platform/config/app-config.js';
import type { PrepStatsSource } from '../../application/ports/prep-stats-source.js';
import type { MaxPrepsConfig } from '../../config/max-preps-config.js';
import { MaxPrepsPages } from './maxpreps-pages.js';
import { OffPrepStatsSource } from './off-prep-stats-source.js';

const PUBLIC_SITE = 'https://www.maxpreps.com';
const MAX_BYTES = 5 * 1024 * 1024;

/** What the operator chose; see MAXPREPS_BASE_URL. */
export function prepStatsSourceOf({ baseUrl, timeoutMs }: MaxPrepsConfig, { publicUrl }: AppConfig): PrepStatsSource {
  if (baseUrl === 'off') return new OffPrepStatsSource();
  return new MaxPrepsPages(baseUrl ?? PUBLIC_SITE, {
    timeoutMs,
    maxBytes: MAX_BYTES,
    privateHost: baseUrl !== undefined,
    userAgent: `Recruit/1.0 (one page, asked for by its athlete; ${publicUrl})`,
  });
}
