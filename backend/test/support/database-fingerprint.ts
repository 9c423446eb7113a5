import type { DataSource } from 'typeorm';

/** What a request may touch without having done anything: who is signed in, and how often somebody tried. */
const BOOKKEEPING = ['http_sessions', 'rate_limits'];

/** One text that changes when any row of any table of the product changes. */
export async function databaseFingerprint(source: DataSource): Promise<string> {
  const tables = await source.query<{ name: string }[]>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [BOOKKEEPING],
  );
  const parts = tables.map(({ name }) => {
    return `select '${name} ' || coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as part from "${name}" t`;
  });
  const rows = await source.query<{ part: string }[]>(parts.join(' union all '));
  return rows.map(({ part }) => part).join('\n');
}
