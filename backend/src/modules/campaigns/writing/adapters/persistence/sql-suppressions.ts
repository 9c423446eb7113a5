import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Suppressions } from '../../application/ports/suppressions.js';
import { sameAddressKey } from '../../domain/same-address.js';

const REASONS: Record<string, string> = {
  bounced: 'Email to this address bounced',
  opted_out: 'This coach opted out of emails sent with Recruit',
};

/** The last reason of an address is the one that is shown. */
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
    const rows = await this.source.query<{ key: string; reason: string }[]>(SUPPRESSED, [userId, keys]);
    return new Map(rows.map(({ key, reason }) => [key, REASONS[reason] ?? reason]));
  }
}
