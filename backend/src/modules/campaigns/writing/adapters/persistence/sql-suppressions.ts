import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Suppressions } from '../../application/ports/suppressions.js';
import { sameAddressKey } from '../../domain/same-address.js';
import { SUPPRESSION_REASONS, type SuppressionReason } from '../../domain/suppression-reasons.js';

/** An opt-out is the reason that is shown: of two rows of an address the last one counts. */
const SUPPRESSED = `
select address_key as key, reason from suppressed_addresses where user_id = $1 and address_key = any($2)
union all
select address_key as key, 'opted_out' as reason from mail_opt_outs where address_key = any($2)`;

@Injectable()
export class SqlSuppressions extends Suppressions {
  constructor(private readonly source: DataSource) {
    super();
  }

  async of(userId: string, addresses: readonly (string | null)[]): Promise<Map<string, string>> {
    const keys = addresses.flatMap((address) => (address === null ? [] : sameAddressKey(address)));
    const rows = await this.source.query<{ key: string; reason: SuppressionReason }[]>(SUPPRESSED, [userId, keys]);
    return new Map(rows.map(({ key, reason }) => [key, SUPPRESSION_REASONS[reason]]));
  }
}
