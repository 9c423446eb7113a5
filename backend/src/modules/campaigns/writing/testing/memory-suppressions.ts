import type { DataSource } from 'typeorm';

import { Suppressions } from '../queries/suppressions.query.js';
import { sameAddressKey } from '../domain/same-address.js';
import { SUPPRESSION_REASONS } from '../domain/suppression-reasons.js';

/** Addresses that came back or opted out, in memory. */
export class MemorySuppressions extends Suppressions {
  private readonly bounces = new Set<string>();
  private readonly optOuts = new Set<string>();

  constructor() {
    super({} as DataSource);
  }

  bounced(userId: string, address: string): void {
    this.bounces.add(`${userId} ${sameAddressKey(address)}`);
  }

  optedOut(address: string): void {
    this.optOuts.add(sameAddressKey(address));
  }

  override async of(userId: string, addresses: readonly (string | null)[]): Promise<Map<string, string>> {
    const keys = addresses.flatMap((address) => (address === null ? [] : sameAddressKey(address)));
    const bounced = keys.filter((key) => this.bounces.has(`${userId} ${key}`));
    const optedOut = keys.filter((key) => this.optOuts.has(key));
    return new Map([
      ...bounced.map((key) => [key, SUPPRESSION_REASONS.bounced] as const),
      ...optedOut.map((key) => [key, SUPPRESSION_REASONS.opted_out] as const),
    ]);
  }
}
