import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { type AthleteProfile, MEASUREMENT_NAMES, profileColumns } from '../../../profile/fields/index.js';

const FIELDS = [
  'firstName',
  'lastName',
  'position',
  'graduationYear',
  'jerseyNumber',
  'height',
  'weight',
  'gpa',
  'coreGpa',
  'gpaScale',
  'satScore',
  'actScore',
  'intendedMajor',
  'highSchool',
  'city',
  'state',
  'phone',
  'hudlProfileUrl',
  ...MEASUREMENT_NAMES,
  'highSchoolHeadCoach',
  'highSchoolPositionCoach',
] as const satisfies readonly (keyof AthleteProfile)[];

/** What the check of a text reads of a profile. */
export type CheckedProfile = Pick<AthleteProfile, (typeof FIELDS)[number]>;

const PROFILE = `select ${profileColumns([...FIELDS])}, u.email from users u left join athlete_profiles p on p.user_id = u.id where u.id = $1`;

const GAMES = `select opponent, date::text as date, stats from games where user_id = $1 order by date desc limit 400`;

/** Reads the profile and the games with which an athlete's text is compared. They are not passed to any text model. */
@Injectable()
export class KnownAthleteQuery {
  constructor(private readonly source: DataSource) {}

  async profile(userId: string): Promise<CheckedProfile & { email: string }> {
    const [row] = await this.source.query<(CheckedProfile & { email: string })[]>(PROFILE, [userId]);
    if (!row) throw new Error(`account ${userId} does not exist`);
    return row;
  }

  /** Newest first. */
  games(userId: string): Promise<{ opponent: string; date: string; stats: Record<string, number> }[]> {
    return this.source.query(GAMES, [userId]);
  }
}
