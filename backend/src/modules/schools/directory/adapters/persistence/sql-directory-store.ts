import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { DirectoryEntry } from '../../application/directory-entry.js';
import { DirectoryStore } from '../../application/ports/directory-store.js';
import type { SchoolFacts } from '../../application/school-facts.js';
import { bumpDirectoryVersion } from './bump-directory-version.js';
import { lockDirectory } from './directory-lock.js';

const ENTRIES = `json_to_recordset($1) as e(name text, "nameKey" text, division text, subdivision text, association text,
    city text, state text, conference text, "websiteUrl" text, mascot text, unitid integer, latitude double precision,
    longitude double precision, twitter text, "otherKeys" json, since integer)`;

/** An admin can have added it under a shorter name. */
const IS_SAME = `(s.unitid = e.unitid or (s.state = e.state and
  (s.name_key = e."nameKey" or s.name_key in (select json_array_elements_text(e."otherKeys")))))`;

/** Since the version of the second parameter. */
const INSERT = `
with added as (
  insert into schools (name, name_key, division, subdivision, association, city, state, conference, website_url, mascot,
    unitid, latitude, longitude, twitter, created_at, updated_at)
  select e.name, e."nameKey", e.division, e.subdivision, e.association, e.city, e.state, e.conference, e."websiteUrl", e.mascot,
    e.unitid, e.latitude, e.longitude, e.twitter, $3, $3
  from ${ENTRIES}
  where e.since > $2 and not exists (select 1 from schools s where ${IS_SAME})
  on conflict (name_key, state) do nothing
  returning 1
)
select count(*)::int as added from added`;

/** The version that introduced associations: an empty one from before it was not emptied by an admin. */
const ASSOCIATIONS_SINCE = 2;

/** Only in schools that no one changed since they were added, because a field emptied by an admin must stay empty. */
const FILL = `
update schools s
set association = case when s.division <> 'na' or (s.updated_at > s.created_at and $2 >= ${ASSOCIATIONS_SINCE}) then s.association
    else coalesce(s.association, e.association) end,
  conference = case when s.updated_at > s.created_at then s.conference else coalesce(s.conference, e.conference) end,
  website_url = case when s.updated_at > s.created_at then s.website_url else coalesce(s.website_url, e."websiteUrl") end,
  mascot = case when s.updated_at > s.created_at then s.mascot else coalesce(s.mascot, e.mascot) end,
  unitid = coalesce(s.unitid, e.unitid),
  latitude = coalesce(s.latitude, e.latitude),
  longitude = case when s.latitude is null then e.longitude else s.longitude end,
  twitter = coalesce(s.twitter, e.twitter)
from ${ENTRIES}
where ${IS_SAME}`;

/** What an admin wrote in the meantime stays; $2 is the version that is there. */
const ADD_ALIASES = `
update schools s
set aliases = (select array_agg(a) from json_array_elements_text(e.aliases) a)
from json_to_recordset($1) as e(unitid integer, aliases json, since integer)
where e.since > $2 and s.unitid = e.unitid and s.aliases = '{}'`;

const ADD_ACADEMICS = `
insert into school_academics
select (jsonb_populate_record(null::school_academics, e.columns || jsonb_build_object('school_id', s.id))).*
from json_to_recordset($1) as e(unitid integer, columns jsonb, since integer)
join schools s on s.unitid = e.unitid
where e.since > $2
on conflict (school_id) do nothing`;

const REMEMBER = `
insert into app_state (key, value, updated_at) values ($1, $2, $3)
on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`;

type Part = 'directory' | 'directory_facts';

/** Loads each version of the bundled directory once; `app_state` remembers the last. */
@Injectable()
export class SqlDirectoryStore extends DirectoryStore {
  constructor(private readonly source: DataSource) {
    super();
  }

  version(): Promise<number> {
    return versionOf(this.source.manager, 'directory');
  }

  load(version: number, entries: DirectoryEntry[], now: Date): Promise<number> {
    return this.once('directory', version, now, async (manager, before) => {
      if (before > 0) await manager.query(FILL, [JSON.stringify(entries), before]);
      const [row] = await manager.query<{ added: number }[]>(INSERT, [JSON.stringify(entries), before, now]);
      return row?.added ?? 0;
    });
  }

  factsVersion(): Promise<number> {
    return versionOf(this.source.manager, 'directory_facts');
  }

  async addFacts(version: number, { academics, aliases }: SchoolFacts, now: Date): Promise<void> {
    await this.once('directory_facts', version, now, async (manager, before) => {
      await manager.query(ADD_ALIASES, [JSON.stringify(aliases), before]);
      await manager.query(ADD_ACADEMICS, [JSON.stringify(academics), before]);
      return 0;
    });
  }

  /** Runs `work` unless that version is there already; it gets the version that is. */
  private once(part: Part, version: number, now: Date, work: (manager: EntityManager, before: number) => Promise<number>): Promise<number> {
    return this.source.transaction(async (manager) => {
      await lockDirectory(manager);
      const before = await versionOf(manager, part);
      if (before >= version) return 0;
      const added = await work(manager, before);
      await manager.query(REMEMBER, [part, JSON.stringify({ version }), now]);
      await bumpDirectoryVersion(manager, now);
      return added;
    });
  }
}

/** What was remembered before there were versions is version 1. */
async function versionOf(manager: EntityManager, part: Part): Promise<number> {
  const [row] = await manager.query<{ value: { version?: number } | true }[]>('select value from app_state where key = $1', [part]);
  if (!row) return 0;
  return row.value === true ? 1 : (row.value.version ?? 1);
}
