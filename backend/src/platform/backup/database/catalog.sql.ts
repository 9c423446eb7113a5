/** What an extension brought comes with it again. */
const OF_EXTENSION = (oid: string, catalog: string) =>
  `exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** Our tables with the columns that can be written; of one in partitions only the whole. */
export const TABLES = `
select c.relname as name, (
    select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  ) as columns
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not ${OF_EXTENSION('c.oid', 'pg_class')}
order by c.relname collate "C"`;

export const SEQUENCES = `
select c.relname as name from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and not ${OF_EXTENSION('c.oid', 'pg_class')}
order by c.relname collate "C"`;

export const HAS_TABLE = `select to_regclass('public.' || quote_ident($1)) is not null as there`;

/** Statements that remove everything of ours from the schema, in an order that works; the schema itself may be the superuser's. */
export const REMOVALS = `
select statement from (
  select 1 as place, format('drop view if exists public.%I cascade', c.relname) as statement from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' and not ${OF_EXTENSION('c.oid', 'pg_class')}
  union all
  select 2, format('drop table if exists public.%I cascade', c.relname) from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not ${OF_EXTENSION('c.oid', 'pg_class')}
  union all
  select 3, format('drop sequence if exists public.%I cascade', c.relname) from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and not ${OF_EXTENSION('c.oid', 'pg_class')}
  union all
  select 4, format('drop routine if exists public.%I(%s) cascade', p.proname, pg_get_function_identity_arguments(p.oid)) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not ${OF_EXTENSION('p.oid', 'pg_proc')}
  union all
  select 5, format('drop type if exists public.%I cascade', t.typname) from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd') and not ${OF_EXTENSION('t.oid', 'pg_type')}
) s order by place, statement`;

/** Foreign keys as statements: they are dropped while rows are loaded, and validated when they are added again. */
export const FOREIGN_KEYS = `
select format('alter table public.%I drop constraint %I', c.relname, k.conname) as off,
  format('alter table public.%I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as "on"
from pg_constraint k join pg_class c on c.oid = k.conrelid
where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace
order by c.relname, k.conname`;

/** Values as every server writes and reads them. */
export const EXACT_TEXT = `
set local statement_timeout = 0;
set local idle_in_transaction_session_timeout = 0;
set local datestyle = 'ISO, MDY';
set local intervalstyle = 'postgres';
set local timezone = 'UTC';
set local bytea_output = 'hex';
set local extra_float_digits = 3;`;
