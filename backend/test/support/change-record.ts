import type { DataSource } from 'typeorm';

/** What a request may touch without having done anything: who is signed in, how often somebody tried, and the entry of a failed sign-in. */
const BOOKKEEPING = ['http_sessions', 'rate_limits', 'audit_entries'];

const SETUP = `
create schema change_record;
create table change_record.changes (place text not null, row_hash text not null, times integer not null);
create function change_record.note() returns trigger language plpgsql security definer as $$
begin
  if tg_op <> 'INSERT' then insert into change_record.changes values (tg_table_name, md5(old::text), -1); end if;
  if tg_op <> 'DELETE' then insert into change_record.changes values (tg_table_name, md5(new::text), 1); end if;
  return null;
end $$;`;

const TABLES = `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)`;

/** What was written and taken back in between is no change. */
const TAKE = `
with taken as (delete from change_record.changes returning place, row_hash, times),
  lasting as (select place from taken group by place, row_hash having sum(times) <> 0)
select distinct place from lasting order by 1`;

/** Which tables of the product were changed, by triggers on all of them that write down every row's change. */
export class ChangeRecord {
  private constructor(private readonly source: DataSource) {}

  static async on(source: DataSource): Promise<ChangeRecord> {
    const tables = await source.query<{ name: string }[]>(TABLES, [BOOKKEEPING]);
    await source.query(SETUP);
    for (const { name } of tables)
      await source.query(
        `create trigger zz_change_record after insert or update or delete on "${name}" for each row execute function change_record.note()`,
      );
    return new ChangeRecord(source);
  }

  /** The tables whose rows are others than at the last call. */
  async taken(): Promise<string[]> {
    const rows = await this.source.query<{ place: string }[]>(TAKE);
    return rows.map(({ place }) => place);
  }
}
