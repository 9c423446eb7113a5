import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { SuggestedSchool } from '../domain/suggest-schools.js';
import { OFFERED } from './fit-facts.sql.js';

/** A school of the directory without its fit. */
export type ListedSchool = Pick<
  SuggestedSchool,
  'id' | 'name' | 'city' | 'state' | 'division' | 'subdivision' | 'association' | 'conference'
>;

/** The data for suggestions besides the fits. */
export interface SuggestionFacts {
  position: string | null;
  /** Code of the state of the athlete's home. */
  state: string | null;
  /** An FBS school made an offer that it has not withdrawn. */
  hasFbsOffer: boolean;
  /** Favorites and schools on the board. */
  listed: number[];
  favorites: number[];
  /** By name. */
  dismissed: { id: number; name: string }[];
  schools: ListedSchool[];
}

/** $1 user: one row. */
const FACTS = `
select p.position, p.state,
  exists (select from schools s where s.subdivision = 'FBS' and s.id in (${OFFERED})) as "hasFbsOffer",
  (select coalesce(json_agg(school_id), '[]') from (select school_id from favorites where user_id = $1
    union select school_id from target_schools where user_id = $1) l) as listed,
  (select coalesce(json_agg(school_id), '[]') from favorites where user_id = $1) as favorites,
  (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name, s.id), '[]')
    from school_dismissals d join schools s on s.id = d.school_id where d.user_id = $1) as dismissed,
  (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'city', city, 'state', state,
      'division', division, 'subdivision', subdivision, 'association', case when division = 'na' then association else 'NCAA' end,
      'conference', conference)), '[]')
    from schools) as schools
from users u left join athlete_profiles p on p.user_id = u.id where u.id = $1`;

/** Lists of one athlete and the directory, in one statement. */
@Injectable()
export class SuggestionFactsQuery {
  constructor(private readonly source: DataSource) {}

  async of(userId: string): Promise<SuggestionFacts> {
    const [row] = await this.source.query<SuggestionFacts[]>(FACTS, [userId]);
    return row ?? { position: null, state: null, hasFbsOffer: false, listed: [], favorites: [], dismissed: [], schools: [] };
  }
}
