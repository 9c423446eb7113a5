import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What decides whether an athlete may do without a guardian. */
export interface AgeAndGuardian {
  /** As YYYY-MM-DD; null: not known. */
  birthdate: string | null;
  hasGuardian: boolean;
}

const OF = `
select (select birthdate::text from athlete_profiles p where p.user_id = $1) as birthdate,
  exists (select from guardianships g where g.athlete_id = $1) as "hasGuardian"`;

@Injectable()
export class AgeAndGuardianQuery {
  constructor(private readonly source: DataSource) {}

  async of(athleteId: string): Promise<AgeAndGuardian> {
    const [row] = await this.source.query<[AgeAndGuardian]>(OF, [athleteId]);
    return row;
  }
}
