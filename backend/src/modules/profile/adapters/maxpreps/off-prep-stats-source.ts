import { PrepStatsSource } from '../../application/ports/prep-stats-source.js';
import { MaxPrepsOff } from '../../domain/maxpreps/maxpreps-errors.js';

/** MAXPREPS_BASE_URL=off: no page is ever asked for. */
export class OffPrepStatsSource extends PrepStatsSource {
  readonly on = false;

  async read(): Promise<never> {
    throw new MaxPrepsOff();
  }
}
