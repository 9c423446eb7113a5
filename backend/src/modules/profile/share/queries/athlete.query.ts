import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { PLACEHOLDER_COLUMNS, type PlaceholderProfile } from '../../fields/domain/placeholder-fields.js';
import { profileColumns } from '../../fields/domain/profile-columns.js';
import { ShareLinks } from '../application/ports/share-links.js';

interface Row extends Omit<AthleteFacts, 'shareLink'> {
  sealedLink: string | null;
}

const ATHLETE = `
select u.id as "userId", u.username, u.email, u.email_verified_at is not null as "emailVerified",
  ${profileColumns(PLACEHOLDER_COLUMNS)},
  s.token_sealed as "sealedLink"
from users u
left join athlete_profiles p on p.user_id = u.id
left join profile_shares s on s.user_id = u.id and s.enabled and (s.expires_at is null or s.expires_at > $2)
where u.id = $1`;

/** The data of an athlete for other modules; null = not filled in. */
export interface AthleteFacts extends PlaceholderProfile {
  userId: string;
  username: string;
  email: string;
  emailVerified: boolean;
  /** The address of the shared profile; null unless anyone who opens it now sees it. */
  shareLink: string | null;
}

/** The athlete behind an email. Throws when the account does not exist (any more). */
@Injectable()
export class AthleteQuery {
  constructor(
    private readonly source: DataSource,
    private readonly links: ShareLinks,
    private readonly clock: Clock,
  ) {}

  async byId(userId: string): Promise<AthleteFacts> {
    const [row] = await this.source.query<Row[]>(ATHLETE, [userId, this.clock.now()]);
    if (!row) throw new Error(`account ${userId} does not exist`);
    const { sealedLink, ...athlete } = row;
    return { ...athlete, shareLink: sealedLink && this.links.linkOf(sealedLink) };
  }
}
