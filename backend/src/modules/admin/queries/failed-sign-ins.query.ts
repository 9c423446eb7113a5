import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { SIGN_IN_LIMITS } from '../../auth/index.js';

/** Failed sign-ins to one account from the client addresses that are shown as one. */
export interface FailedSignInLine {
  /** Null when no account has the name that was typed; what was typed is not kept. */
  username: string | null;
  /** The address without its last part. */
  address: string;
  /** The failures came from a device where the account was used before. */
  isKnownDevice: boolean;
  failures: number;
  lastAt: Date;
  /** Null when the next try is free. */
  waitsUntil: Date | null;
  /** The account takes no tries from new devices until its hour is over. */
  isAccountFull: boolean;
}

export interface FailedSignInsView {
  /** In the last hour. */
  failures: number;
  accounts: number;
  addresses: number;
  /** Pairs of account and place that have to wait now. */
  waiting: number;
  /** Accounts that take no tries from new devices now. */
  fullAccounts: number;
  /** The most failures of the last day first, 20 at most. */
  lines: FailedSignInLine[];
}

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
export class FailedSignInsQuery {
  constructor(private readonly source: DataSource) {}

  async read(now: Date): Promise<FailedSignInsView> {
    const values = [now, SIGN_IN_LIMITS.failuresPerAccount];
    const [figures] = await this.source.query<Omit<FailedSignInsView, 'lines'>[]>(FIGURES, values);
    if (!figures) throw new Error('A select of counts answers one row.');
    return { ...figures, lines: await this.source.query<FailedSignInLine[]>(LINES, values) };
  }
}
