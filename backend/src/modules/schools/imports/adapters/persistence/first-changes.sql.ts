/**
 * $1 import: the first 50 rows of the difference, additions as one line, changes as one line for each field that
 * reads differently; schools first, by name. Belongs into the import's own transaction.
 */
export const FIRST_CHANGES = `
select kind, school, coach, field, before, after from (
select case when ch.before is null then 'add' else 'change' end as kind, s.name as school, c.name as coach,
  f.field, f.before, f.after, ch.entity
from import_touched ch
left join coaches c on ch.entity = 'coach' and c.id = ch.row_id
left join rosters r on ch.entity = 'roster' and r.id = ch.row_id
left join incoming_classes i on ch.entity = 'incoming' and i.id = ch.row_id
join schools s on s.id = case ch.entity when 'coach' then c.school_id when 'roster' then r.school_id when 'incoming' then i.school_id
  else ch.row_id end
cross join lateral (
  select null as field, null as before, case ch.entity
    when 'roster' then (select count(*) || ' in ' || r.season from roster_players p where p.roster_id = r.id)
    when 'incoming' then (select count(*) || ' for ' || i.entry_year from incoming_players p where p.class_id = i.id) end as after
  where ch.before is null
  union all
  select 'players', jsonb_array_length(ch.before -> 'players') || ' in ' || r.season,
    (select count(*) || ' in ' || r.season from roster_players p where p.roster_id = r.id)
  where ch.before is not null and ch.entity = 'roster'
  union all
  select 'players', jsonb_array_length(ch.before -> 'players') || ' for ' || i.entry_year,
    (select count(*) || ' for ' || i.entry_year from incoming_players p where p.class_id = i.id)
  where ch.before is not null and ch.entity = 'incoming'
  union all
  select key, ch.before ->> key, now_there ->> key
  from (select coalesce(to_jsonb(c), to_jsonb(s)) as now_there) there,
    unnest(array['division', 'city', 'conference', 'website_url', 'title', 'email', 'phone', 'x_handle', 'subdivision', 'association',
      'mascot', 'twitter', 'verified_on']) as key
  where ch.before is not null and ch.entity not in ('roster', 'incoming') and ch.before ->> key is distinct from now_there ->> key
) f
where ch.import_id = $1
order by ch.entity desc, ch.row_id, f.field
limit 50) firsts
order by entity desc, school collate "und-x-icu", coach collate "und-x-icu", field`;
