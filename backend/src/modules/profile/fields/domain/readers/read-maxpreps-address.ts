import { readWebAddress } from '../../../../../shared-kernel/web-address.js';
import { PROFILE_LIMITS } from '../profile-limits.js';
import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

const HOST = /(^|\.)maxpreps\.com$/;

/** The full address of the athlete's page at maxpreps.com: an id alone does not lead to the page. */
export function readMaxprepsAddress(value: unknown): Reading<string> {
  const address = typeof value === 'string' && value.length <= PROFILE_LIMITS.webAddress ? readWebAddress(value) : null;
  if (address && isPage(new URL(address))) return { value: address };
  return refuse(
    'not_a_maxpreps_page',
    'Open your athlete page at maxpreps.com and paste its whole address here; it begins with https://www.maxpreps.com/.',
  );
}

function isPage({ hostname, port, pathname }: URL): boolean {
  return HOST.test(hostname) && port === '' && pathname !== '/';
}
