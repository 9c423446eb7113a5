import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What the directory has about an address and about the school that a visitor named. */
export interface KnownWriter {
  /** The coach of the directory, or of the athlete's own contacts, who has this address. */
  coachId: number | null;
  schoolName: string | null;
  websiteUrl: string | null;
  domains: string[];
}

/** $1 address, $2 its domain, $3 the school's name, $4 athlete. A coach's school comes first, then one with that domain, then one of that name. */
const WRITER = `
with coach as (
  select id, school_id from coaches where (owner_user_id is null or owner_user_id = $4) and lower(trim(email)) = $1
  order by owner_user_id nulls last, id limit 1
), host as (
  select school_id from coaches where owner_user_id is null and lower(split_part(email, '@', 2)) = $2 order by id limit 1
), found as (
  select coalesce((select school_id from coach), (select school_id from host),
    (select id from schools where lower(name) = lower($3) order by id limit 1)) as id
)
select (select id from coach) as "coachId", s.name as "schoolName", s.website_url as "websiteUrl",
  array(select distinct lower(split_part(k.email, '@', 2)) from coaches k
    where k.school_id = f.id and k.owner_user_id is null and k.email like '%@%' limit 20) as domains
from found f left join schools s on s.id = f.id`;

@Injectable()
export class KnownWriterQuery {
  constructor(private readonly source: DataSource) {}

  async of(userId: string, address: string, school: string): Promise<KnownWriter> {
    const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
    const [row] = await this.source.query<KnownWriter[]>(WRITER, [address.toLowerCase(), host, school, userId]);
    return row ?? { coachId: null, schoolName: null, websiteUrl: null, domains: [] };
  }
}
