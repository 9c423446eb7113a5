import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { isMinor } from '../../../../shared-kernel/age.js';
import type { Controls } from '../domain/controls.js';
import type { Invitation } from '../domain/invitation.js';
import type { Guardian } from './guardianships.query.js';

/** What an athlete reads about the own guardians. */
export interface Family {
  guardians: Guardian[];
  /** Not accepted yet. */
  invitations: Invitation[];
  isMinor: boolean;
  approve: Controls['approve'] | null;
  askBeforeSharing: boolean | null;
  pausedAt: Date | null;
}

interface Row extends Omit<Family, 'isMinor'> {
  birthdate: string | null;
}

/** $1 athlete, $2 now. */
const OF = `
select p.birthdate::text as birthdate, k.approve, k.ask_before_sharing as "askBeforeSharing", k.paused_at as "pausedAt",
  coalesce((select json_agg(json_build_object('id', g.user_id, 'name', g.name, 'email', o.email, 'since', s.since, 'mailed', s.mailed)
      order by s.since, g.user_id)
    from guardianships s join guardians g on g.user_id = s.guardian_id join users o on o.id = s.guardian_id
    where s.athlete_id = u.id), '[]') as guardians,
  coalesce((select json_agg(json_build_object('id', i.id, 'athleteId', i.athlete_id, 'address', i.address, 'mailed', i.mailed,
      'createdAt', i.created_at, 'expiresAt', i.expires_at) order by i.created_at, i.id)
    from guardian_invitations i
    where i.athlete_id = u.id and i.accepted_at is null and i.cancelled_at is null and i.expires_at > $2), '[]') as invitations
from users u left join athlete_profiles p on p.user_id = u.id left join guardian_controls k on k.athlete_id = u.id
where u.id = $1`;

@Injectable()
export class FamilyQuery {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The id is that of a signed-in athlete, so it exists. */
  async of(athleteId: string): Promise<Family> {
    const now = this.clock.now();
    const [row] = await this.source.query<Row[]>(OF, [athleteId, now]);
    if (!row) throw new Error(`user ${athleteId} vanished during the request`);
    const { birthdate, ...family } = row;
    return { ...family, isMinor: isMinor(birthdate, now) };
  }
}
