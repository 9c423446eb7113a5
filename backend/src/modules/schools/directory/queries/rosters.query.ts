import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';

export interface RosterPlayerView {
  name: string;
  position: string;
  /** Year of graduation, "2027". */
  classYear: string | null;
  /** Null when the file has no value, which does not mean "no". */
  isStarter: boolean | null;
  /** 6'2" */
  height: string | null;
  /** Pounds. */
  weight: number | null;
  /** Seasons left after this one. */
  eligibilityRemaining: number | null;
  /** The year in which the season of the roster began. */
  season: number;
}

const NEWEST = `
select coalesce((
  select json_agg(json_build_object('name', p.name, 'position', p.position, 'classYear', p.class_year,
    'isStarter', p.is_starter, 'height', p.height_inches / 12 || '''' || p.height_inches % 12 || '"',
    'weight', p.weight_pounds, 'eligibilityRemaining', p.eligibility_remaining, 'season', r.season)
    order by p.position, p.is_starter desc nulls last, p.name collate "und-x-icu", p.place)
  from roster_players p
  join (select id, season from rosters where school_id = s.id order by season desc limit 1) r on r.id = p.roster_id
), '[]') as players
from schools s where s.id = $1`;

/** The rosters that admins imported. */
@Injectable()
export class Rosters {
  constructor(private readonly source: ReadSource) {}

  /** Of the newest season, by position, starters first, then by name; null when the school does not exist. */
  async newestOf(schoolId: number): Promise<RosterPlayerView[] | null> {
    const [row] = await this.source.query<{ players: RosterPlayerView[] }[]>(NEWEST, [schoolId]);
    return row?.players ?? null;
  }
}
