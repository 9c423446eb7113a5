import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { DirectoryEntry } from '../../application/directory-entry.js';
import { DirectoryStore } from '../../application/ports/directory-store.js';
import type { SchoolFacts } from '../../application/school-facts.js';
import { bumpDirectoryVersion } from './bump-directory-version.js';
import { lockDirectory } from './directory-lock.js';

const INSERT = `
with added as (
  insert into schools (name, name_key, division, subdivision, city, state, conference, website_url, mascot,
    unitid, latitude, longitude, twitter, created_at, updated_at)
  select e.name, e."nameKey", e.division, e.subdivision, e.city, e.state, e.conference, e."websiteUrl", e.mascot,
    e.unitid, e.latitude, e.longitude, e.twitter, $2, $2
  from json_to_recordset($1) as e(name text, "nameKey" text, division text, subdivision text, city text,
    state text, conference text, "websiteUrl" text, mascot text, unitid integer, latitude double precision,
    longitude double precision, twitter text)
  on conflict (name_key, state) do nothing
  returning 1
)
select count(*)::int as added from added`;

/** What an admin wrote in the meantime stays. */
const ADD_ALIASES = `
update schools s
set aliases = (select array_agg(a) from json_array_elements_text(e.aliases) a)
from json_to_recordset($1) as e(unitid integer, aliases json)
where s.unitid = e.unitid and s.aliases = '{}'`;

const ADD_ACADEMICS = `
insert into school_academics
select (jsonb_populate_record(null::school_academics, e.columns || jsonb_build_object('school_id', s.id))).*
from json_to_recordset($1) as e(unitid integer, columns jsonb)
join schools s on s.unitid = e.unitid
on conflict (school_id) do nothing`;

/** Loads the bundled directory once; `app_state` remembers that it was done. */
@Injectable()
export class SqlDirectoryStore extends DirectoryStore {
  constructor(private readonly source: DataSource) {
    super();
  }

  isLoaded(): Promise<boolean> {
    return done(this.source.manager, 'directory');
  }

  loadOnce(entries: DirectoryEntry[], now: Date): Promise<number> {
    return this.source.transaction(async (manager) => {
      await lockDirectory(manager);
      if (await done(manager, 'directory')) return 0;
      const [row] = await manager.query<{ added: number }[]>(INSERT, [JSON.stringify(entries), now]);
      const added = row?.added ?? 0;
      await manager.query(`insert into app_state (key, value, updated_at) values ('directory', $1, $2)`, [
        JSON.stringify({ schools: added }),
        now,
      ]);
      await bumpDirectoryVersion(manager, now);
      return added;
    });
  }

  hasFacts(): Promise<boolean> {
    return done(this.source.manager, 'directory_facts');
  }

  addFactsOnce({ academics, aliases }: SchoolFacts, now: Date): Promise<void> {
    return this.source.transaction(async (manager) => {
      await lockDirectory(manager);
      if (await done(manager, 'directory_facts')) return;
      await manager.query(ADD_ALIASES, [JSON.stringify(aliases)]);
      await manager.query(ADD_ACADEMICS, [JSON.stringify(academics)]);
      await manager.query(`insert into app_state (key, value, updated_at) values ('directory_facts', 'true', $1)`, [now]);
      await bumpDirectoryVersion(manager, now);
    });
  }
}

async function done(manager: EntityManager, step: 'directory' | 'directory_facts'): Promise<boolean> {
  const rows = await manager.query<unknown[]>('select 1 from app_state where key = $1', [step]);
  return rows.length > 0;
}
