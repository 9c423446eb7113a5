import type { AppConfig } from '../../../../../platform/config/app-config.js';
import type { PrepStatsSource } from '../../application/ports/prep-stats-source.js';
import { MaxPrepsPages } from './maxpreps-pages.js';
import { OffPrepStatsSource } from './off-prep-stats-source.js';

const PUBLIC_SITE = 'https://www.maxpreps.com';
const MAX_BYTES = 5 * 1024 * 1024;

/** What the operator chose; see MAXPREPS_BASE_URL. */
export function prepStatsSourceOf({ maxPrepsBaseUrl, maxPrepsTimeoutMs, publicUrl }: AppConfig): PrepStatsSource {
  if (maxPrepsBaseUrl === 'off') return new OffPrepStatsSource();
  return new MaxPrepsPages(maxPrepsBaseUrl ?? PUBLIC_SITE, {
    timeoutMs: maxPrepsTimeoutMs,
    maxBytes: MAX_BYTES,
    privateHost: maxPrepsBaseUrl !== undefined,
    userAgent: `Recruit/1.0 (one page, asked for by its athlete; ${publicUrl})`,
  });
}
