import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A guardian of an athlete. */
export interface Guardian {
  id: string;
  name: string;
  email: string;
  since: Date;
  /** The invitation was delivered to this address; else the athlete handed the link over. */
  mailed: boolean;
}

/** An athlete of a guardian. */
export interface GuardedAthlete {
  id: string;
  /** First name, or the username when the profile has none. */
  name: string;
  since: Date;
}

const GUARDIANS = `
select u.id, g.name, u.email, s.since, s.mailed
from guardianships s join users u on u.id = s.guardian_id join guardians g on g.user_id = u.id
where s.athlete_id = $1 order by s.since, u.id`;

const ATHLETES = `
select u.id, coalesce(nullif(trim(p.first_name), ''), u.username) as name, s.since
from guardianships s join users u on u.id = s.athlete_id left join athlete_profiles p on p.user_id = u.id
where s.guardian_id = $1 order by s.since, u.id`;

const NAME = `
select coalesce(nullif(trim(p.first_name), ''), u.username) as name from users u left join athlete_profiles p on p.user_id = u.id where u.id = $1`;

const ADDRESS = 'select email from users where id = $1';

const IS = 'select exists (select from guardianships where guardian_id = $1 and athlete_id = $2) as yes';

/** Who is whose guardian. */
@Injectable()
export class Guardianships {
  constructor(private readonly source: DataSource) {}

  /** At most two; the first one first. */
  guardiansOf(athleteId: string): Promise<Guardian[]> {
    return this.source.query(GUARDIANS, [athleteId]);
  }

  athletesOf(guardianId: string): Promise<GuardedAthlete[]> {
    return this.source.query(ATHLETES, [guardianId]);
  }

  /** Returns the athlete's name for emails to the guardians: the first name, or the username when the profile has none. */
  async nameOf(athleteId: string): Promise<string> {
    const [row] = await this.source.query<{ name: string }[]>(NAME, [athleteId]);
    return row?.name ?? '';
  }

  /** The athlete's own address; null when the account is gone. */
  async addressOf(athleteId: string): Promise<string | null> {
    const [row] = await this.source.query<{ email: string }[]>(ADDRESS, [athleteId]);
    return row?.email ?? null;
  }

  async isGuardianOf(guardianId: string, athleteId: string): Promise<boolean> {
    const [row] = await this.source.query<{ yes: boolean }[]>(IS, [guardianId, athleteId]);
    return row?.yes ?? false;
  }
}
