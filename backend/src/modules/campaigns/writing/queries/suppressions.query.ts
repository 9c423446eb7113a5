import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { sameAddressKey } from '../domain/same-address.js';
import { SUPPRESSION_REASONS, type SuppressionReason } from '../domain/suppression-reasons.js';

/** $1 athlete, $2 addresses. An opt-out is the reason that is shown: of two rows of an address the last one counts. */
const SUPPRESSED = `
with asked as (select key, mailbox_key(key) as mailbox from unnest($2::text[]) as key)
select a.key, 'declined' as reason from target_schools t
join coaches c on c.school_id = t.school_id and (c.owner_user_id is null or c.owner_user_id = $1)
join asked a on a.mailbox = mailbox_key(c.email)
where t.user_id = $1 and t.lead_level = 'declined'
union all
select a.key, s.reason from suppressed_addresses s join asked a on a.mailbox = mailbox_key(s.address_key) where s.user_id = $1
union all
select a.key, 'opted_out' as reason from mail_opt_outs o join asked a on a.mailbox = mailbox_key(o.address_key)`;

/** Addresses that one athlete must not write to any more: their email came back, or their owners opted out. */
@Injectable()
export class Suppressions {
  constructor(private readonly source: DataSource) {}

  /** Returns those of the addresses (as by sameAddressKey) that are suppressed, each with why, in words. */
  async of(userId: string, addresses: readonly (string | null)[]): Promise<Map<string, string>> {
    const keys = addresses.flatMap((address) => (address === null ? [] : sameAddressKey(address)));
    const rows = await this.source.query<{ key: string; reason: SuppressionReason }[]>(SUPPRESSED, [userId, keys]);
    return new Map(rows.map(({ key, reason }) => [key, SUPPRESSION_REASONS[reason]]));
  }
}
