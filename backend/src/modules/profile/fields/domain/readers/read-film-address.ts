import { readWebAddress } from '../../../../../shared-kernel/web-address.js';
import { PROFILE_LIMITS } from '../profile-limits.js';
import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

/** The web address of the athlete's film, on any host; without a scheme it gets https://. */
export function readFilmAddress(value: unknown): Reading<string> {
  const address = typeof value === 'string' && value.length <= PROFILE_LIMITS.webAddress ? readWebAddress(value) : null;
  if (address) return { value: address };
  return refuse('not_a_web_address', 'Enter the whole web address of your film, such as https://www.hudl.com/profile/12345/Your-Name.');
}
