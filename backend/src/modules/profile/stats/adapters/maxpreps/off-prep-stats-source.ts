import { PrepStatsSource } from '../../application/ports/prep-stats-source.js';
import { MaxPrepsOff } from '../../domain/maxpreps/maxpreps-errors.js';

/** MAXPREPS_BASE_URL=off: no page is ever asked for. */
export class OffPrepStatsSource extends PrepStatsSource {
  readonly on = false;

  read(): Promise<never> {
    return Promise.reject(new MaxPrepsOff());
  }
}
