import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../platform/database/reads/read-source.js';
import { PictureSigner } from '../../../platform/security/picture-signer.js';
import { profileScore } from '../../profile/athlete/index.js';
import { profileColumns } from '../../profile/fields/index.js';
import type { UserView } from './user-view.js';

/** One statement: account, profile, mail figures and games, straight to the shape of the answer. */
const USER = `
select u.id, u.username, u.email, u.role, (select c.email from email_changes c where c.user_id = u.id) as "pendingEmail",
  u.is_admin as "isAdmin", u.email_verified_at is not null as "emailVerified",
  u.must_change_password as "mustChangePassword", u.deletion_due_at as "deletionDueAt",
  p.profile_image_url as "profileImageUrl", ${profileColumns()},
  (select g.name from guardians g where g.user_id = u.id) as "guardianName",
  exists (select 1 from gmail_accounts g where g.user_id = u.id and g.state = 'connected') as "gmailConnected",
  (select count(*)::int from film_clips c where c.user_id = u.id) as "filmClips",
  json_build_object(
    'emailsSentCount', f.sent, 'emailsSentByHandCount', f.by_hand, 'emailsOpenedCount', f.opened, 'emailsRepliedCount', f.replied,
    'activeCampaignsCount', (select count(*)::int from campaigns c where c.user_id = u.id and c.status = 'active'),
    'games', (
      select coalesce(json_agg(json_build_object('id', g.id, 'opponent', g.opponent, 'date', g.date, 'stats', g.stats)
        order by g.date desc, g.created_at desc, g.id desc), '[]')
      from games g where g.user_id = u.id
    )
  ) as stats
from users u
left join athlete_profiles p on p.user_id = u.id
cross join lateral (
  select count(*) filter (where is_sent)::int as sent, count(*) filter (where is_by_hand)::int as by_hand, count(*) filter (where is_opened)::int as opened,
    count(*) filter (where is_replied)::int as replied
  from mail_figures m where m.user_id = u.id
) f
where u.id = $1`;

/** A user as it is read, before it is scored. */
interface UserRow extends Omit<UserView, 'profileScore'> {
  /** How many film clips beside the film link. */
  filmClips: number;
}

/** The current user for every page: account, profile and email figures in one read. */
@Injectable()
export class UserQuery {
  constructor(
    private readonly source: ReadSource,
    private readonly pictures: PictureSigner,
  ) {}

  /** Every field of the user and no secret. The id is that of a signed-in user, so it exists. */
  async byId(id: string): Promise<UserView> {
    const [row] = await this.source.query<UserRow[]>(USER, [id]);
    if (!row) throw new Error(`user ${id} vanished during the request`);
    const { filmClips, ...user } = row;
    return {
      ...user,
      profileImageUrl: this.pictures.sign(user.profileImageUrl, 'owner'),
      profileScore: profileScore({ ...user, filmClips, games: user.stats.games.length }),
    };
  }
}
