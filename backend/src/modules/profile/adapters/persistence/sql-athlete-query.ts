import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { AthleteQuery, type AthleteFacts } from '../../application/ports/athlete-query.js';

const ATHLETE = `
select u.id as "userId", u.username, u.email, u.email_verified_at is not null as "emailVerified",
  p.first_name as "firstName", p.last_name as "lastName", p.position, p.graduation_year as "graduationYear",
  p.height, p.weight, p.birthdate::text as birthdate, p.jersey_number as "jerseyNumber", p.gpa::float8 as gpa,
  p.high_school as "highSchool", p.city, p.state, p.hudl_profile_url as "hudlProfileUrl",
  p.twitter_handle as "twitterHandle"
from users u left join athlete_profiles p on p.user_id = u.id
where u.id = $1`;

@Injectable()
export class SqlAthleteQuery extends AthleteQuery {
  constructor(private readonly source: DataSource) {
    super();
  }

  async byId(userId: string): Promise<AthleteFacts> {
    const [athlete] = await this.source.query<AthleteFacts[]>(ATHLETE, [userId]);
    if (!athlete) throw new Error(`account ${userId} does not exist`);
    return athlete;
  }
}
