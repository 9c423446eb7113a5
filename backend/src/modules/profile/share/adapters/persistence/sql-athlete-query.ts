import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../../../../shared-kernel/clock.js';
import { AthleteQuery, type AthleteFacts } from '../../application/ports/athlete-query.js';
import { ShareLinks } from '../../application/ports/share-links.js';

interface Row extends Omit<AthleteFacts, 'shareLink'> {
  sealedLink: string | null;
}

const ATHLETE = `
select u.id as "userId", u.username, u.email, u.email_verified_at is not null as "emailVerified",
  p.first_name as "firstName", p.last_name as "lastName", p.position, p.graduation_year as "graduationYear",
  p.height, p.weight, p.birthdate::text as birthdate, p.jersey_number as "jerseyNumber", p.gpa::float8 as gpa,
  p.high_school as "highSchool", p.city, p.state, p.hudl_profile_url as "hudlProfileUrl",
  p.twitter_handle as "twitterHandle", s.token_sealed as "sealedLink"
from users u
left join athlete_profiles p on p.user_id = u.id
left join profile_shares s on s.user_id = u.id and s.enabled and (s.expires_at is null or s.expires_at > $2)
where u.id = $1`;

@Injectable()
export class SqlAthleteQuery extends AthleteQuery {
  constructor(
    private readonly source: DataSource,
    private readonly links: ShareLinks,
    private readonly clock: Clock,
  ) {
    super();
  }

  async byId(userId: string): Promise<AthleteFacts> {
    const [row] = await this.source.query<Row[]>(ATHLETE, [userId, this.clock.now()]);
    if (!row) throw new Error(`account ${userId} does not exist`);
    const { sealedLink, ...athlete } = row;
    return { ...athlete, shareLink: sealedLink && this.links.linkOf(sealedLink) };
  }
}
