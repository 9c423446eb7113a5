import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { STORED_SUGGESTION } from '../adapters/persistence/stored-suggestion.sql.js';
import type { StoredSuggestion } from '../domain/stored-suggestion.js';

/** The newest offer of each school is the one to decide. */
const NEWEST = `
from (select distinct on (school_id) * from staff_suggestions order by school_id, created_at desc, id) k
join schools s on s.id = k.school_id
where ($1 = '' or strpos(s.name_key, $1) > 0)`;

const AFTER = `
and ($2::int is null or (s.name_key, s.id) > (select p.name_key, p.id from schools p where p.id = $2))
order by s.name_key, s.id limit $3`;

/** Pages that athletes offered to everyone, one for each school, by the school's name. */
@Injectable()
export class StaffSuggestionsQuery {
  constructor(private readonly source: DataSource) {}

  /** `after`: the school after which to go on; null from the start. */
  batch(search: string, after: number | null, most: number): Promise<StoredSuggestion[]> {
    return this.source.query(`${STORED_SUGGESTION} ${NEWEST} ${AFTER}`, [search, after, most]);
  }

  /** How many schools have an offer. */
  async count(search: string): Promise<number> {
    const [counted] = await this.source.query<{ n: number }[]>(`select count(*)::int as n ${NEWEST}`, [search]);
    return counted?.n ?? 0;
  }

  async one(id: string): Promise<StoredSuggestion | null> {
    const sql = `${STORED_SUGGESTION} from staff_suggestions k join schools s on s.id = k.school_id where k.id = $1`;
    const [suggestion] = await this.source.query<StoredSuggestion[]>(sql, [id]);
    return suggestion ?? null;
  }
}
