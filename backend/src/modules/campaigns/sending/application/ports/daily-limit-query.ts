import type { GatewayName } from '../../../../gmail/index.js';

/** What the daily limit of one athlete has to count. */
export abstract class DailyLimitQuery {
  /** Returns when emails left since then, or may have left: the latest `most` of them, the earliest first. */
  abstract leftTimes(userId: string, gateway: GatewayName, since: Date, most: number): Promise<Date[]>;
  /** Returns how many emails of active campaigns wait. */
  abstract waiting(userId: string, gateway: GatewayName): Promise<number>;
}
