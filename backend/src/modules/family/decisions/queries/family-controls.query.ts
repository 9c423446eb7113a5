import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isMinor } from '../../../../shared-kernel/age.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { SHARE_FIELDS } from '../../../profile/share/index.js';
import type { Approval } from '../../guardians/index.js';
import { ATHLETE_NAME } from './held.sql.js';

/** What guardians see and set of one athlete. */
export interface FamilyControls {
  athleteId: string;
  athleteName: string;
  approve: Approval;
  askBeforeSharing: boolean;
  /** Since when sending is paused; null: not paused. */
  pausedAt: Date | null;
  /** Anyone who has the link sees the profile now. */
  sharing: boolean;
  /** Ticked fields, as the athlete reads them: "Name". */
  sharedFields: string[];
  /** The connected account; null: none is. */
  mailbox: string | null;
  /** When the account is deleted at a guardian's request; null: no deletion is planned. */
  deletedAt: Date | null;
  /** From 18 on the athlete alone decides about the account. */
  isMinor: boolean;
}

interface Row extends Omit<FamilyControls, 'isMinor'> {
  birthdate: string | null;
}

/** $1 athlete, $2 now. */
const ONE = `
select u.id as "athleteId", ${ATHLETE_NAME} as "athleteName", k.approve, k.ask_before_sharing as "askBeforeSharing", k.paused_at as "pausedAt",
  coalesce(s.enabled and (s.expires_at is null or s.expires_at > $2), false) as sharing, coalesce(s.fields, '[]') as "sharedFields",
  (select a.address from own_accounts a where a.user_id = u.id limit 1) as mailbox,
  (select due_at from guardian_deletions x where x.athlete_id = u.id) as "deletedAt", p.birthdate::text as birthdate
from guardian_controls k join users u on u.id = k.athlete_id left join athlete_profiles p on p.user_id = u.id
left join profile_shares s on s.user_id = u.id
where k.athlete_id = $1`;

/** What holds for an athlete with a guardian. */
@Injectable()
export class FamilyControlsQuery {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Null: the athlete has no guardian. */
  async of(athleteId: string): Promise<FamilyControls | null> {
    const now = this.clock.now();
    const [row] = await this.source.query<Row[]>(ONE, [athleteId, now]);
    if (!row) return null;
    const { birthdate, sharedFields, ...controls } = row;
    const ticked = SHARE_FIELDS.filter(({ key }) => sharedFields.includes(key)).map(({ label }) => label);
    return { ...controls, sharedFields: ticked, isMinor: isMinor(birthdate, now) };
  }
}
