import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { SIGN_IN_LIMITS } from '../../../auth/index.js';
import { FailedSignInsQuery, type FailedSignInLine, type FailedSignInsView } from '../../application/ports/failed-sign-ins-query.js';

/** Accounts whose failures from new devices are used up: the limiter keeps them by hash, with the end in milliseconds. */
const FULL = `
select substr(key, length('signin_account:') + 1) as account from rate_limits
where key like 'signin\\_account:%' and points >= $2 and expire > extract(epoch from $1::timestamptz) * 1000`;

const FIGURES = `
with full_accounts as (${FULL}), recent as (select * from failed_sign_ins where last_at > $1::timestamptz - interval '1 hour')
select coalesce(sum(failures), 0)::int as failures, count(distinct account)::int as accounts,
  count(distinct source) filter (where not is_known_device)::int as addresses,
  count(*) filter (where wait_until > $1)::int as waiting,
  (select count(*)::int from full_accounts) as "fullAccounts"
from recent`;

const LINES = `
with full_accounts as (${FULL})
select u.username, f.address, f.is_known_device as "isKnownDevice", f.failures, f."lastAt",
  case when f.wait_until > $1 then f.wait_until end as "waitsUntil",
  f.account in (select account from full_accounts) as "isAccountFull"
from (
  select account, shown_address as address, is_known_device, max(user_id::text)::uuid as user_id, sum(failures)::int as failures,
    max(last_at) as "lastAt", max(wait_until) as wait_until
  from failed_sign_ins where last_at > $1::timestamptz - interval '24 hours' group by 1, 2, 3
) f left join users u on u.id = f.user_id
order by f.failures desc, f."lastAt" desc, f.account limit 20`;

@Injectable()
export class SqlFailedSignInsQuery extends FailedSignInsQuery {
  constructor(private readonly source: DataSource) {
    super();
  }

  async read(now: Date): Promise<FailedSignInsView> {
    const values = [now, SIGN_IN_LIMITS.failuresPerAccount];
    const [figures] = await this.source.query<Omit<FailedSignInsView, 'lines'>[]>(FIGURES, values);
    if (!figures) throw new Error('A select of counts answers one row.');
    return { ...figures, lines: await this.source.query<FailedSignInLine[]>(LINES, values) };
  }
}
