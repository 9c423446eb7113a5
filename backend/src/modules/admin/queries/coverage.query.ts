import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../platform/database/reads/read-source.js';

/** Of the programs of a division, how many have the address of a coach and when one was last confirmed. Each program counts once. */
export interface CoverageLine {
  division: 'D1' | 'D2' | 'D3' | 'na';
  programs: number;
  /** Confirmed by a reply, a paste or an admin: in the last 30 days. */
  within30Days: number;
  /** 31 to 180 days ago. */
  within180Days: number;
  /** Longer ago: should be checked. */
  older: number;
  /** An address that nothing confirmed. */
  unconfirmed: number;
  withoutAddress: number;
}

/** $1: now. Counts only: whose contacts they are is not part of the answer. Invented coaches are no coverage. */
const COVERAGE = `
with replies_of as (
  select e.coach_id, lower(trim(e.to_address)) as address, max(r.received_at) as at
  from replies r join campaign_emails e on e.id = r.mail_id
  where r.kind = 'human' and not r.outside_domain and e.coach_id is not null
  group by 1, 2
), coverage as (
  select c.school_id, max(greatest(c.confirmed_at, c.verified_on::timestamp at time zone 'UTC', r.at)) as at
  from coaches c left join replies_of r on r.coach_id = c.id and r.address = lower(trim(c.email))
  where c.email is not null and not c.is_example
  group by c.school_id
), aged as (
  select s.division, v.school_id is not null as known, $1::timestamptz - v.at as age
  from schools s left join coverage v on v.school_id = s.id
)
select division, count(*)::int as programs,
  count(*) filter (where age <= interval '30 days')::int as "within30Days",
  count(*) filter (where age > interval '30 days' and age <= interval '180 days')::int as "within180Days",
  count(*) filter (where age > interval '180 days')::int as older,
  count(*) filter (where known and age is null)::int as unconfirmed,
  count(*) filter (where not known)::int as "withoutAddress"
from aged group by division order by division`;

/** How much of the directory can be written to (B-05), in one statement. */
@Injectable()
export class CoverageQuery {
  constructor(private readonly source: ReadSource) {}

  /** By division. */
  read(now: Date): Promise<CoverageLine[]> {
    return this.source.query<CoverageLine[]>(COVERAGE, [now]);
  }
}
