import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ProfileShareRepository, type ShareQuestion, type StoredShare } from '../../application/ports/profile-share-repository.js';
import { nextGamesOf } from '../../../next-games/adapters/persistence/index.js';
import { coachWordsOf } from '../../../confirmations/adapters/persistence/index.js';
import { profileColumns } from '../../../fields/domain/profile-columns.js';
import type { IssuedLink } from '../../application/ports/share-links.js';
import type { ShareSettings } from '../../domain/profile-share.js';
import type { ShareSource } from '../../domain/share-source.js';

interface Row extends ShareSource {
  share: (Omit<StoredShare, 'expiresAt'> & { expiresAt: string | null }) | null;
  question: Record<keyof ShareQuestion, string> | null;
}

const PROFILE = `
select u.email, p.profile_image_url as "profileImageUrl", ${profileColumns()},
  (
    select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'url', c.url) order by c.position, c.id), '[]')
    from film_clips c where c.user_id = u.id
  ) as clips,
  ${coachWordsOf('u.id')} as "coachWords",
  ${nextGamesOf('u.id')} as "nextGames",
  (
    select coalesce(json_agg(json_build_object('id', g.id, 'opponent', g.opponent, 'date', g.date, 'stats', g.stats)
      order by g.date desc, g.created_at desc, g.id desc), '[]')
    from games g where g.user_id = u.id
  ) as games,
  (select json_build_object('askedAt', r.asked_at, 'expiresAt', r.expires_at) from guardian_requests r
    where r.athlete_id = u.id and r.kind = 'sharing' and r.decided_at is null) as question,
  case when s.user_id is not null then json_build_object('enabled', s.enabled, 'fields', s.fields, 'expiresAt', s.expires_at,
    'views', s.views, 'link', json_build_object('hash', s.token_hash, 'sealed', s.token_sealed)) end as share
from users u
left join athlete_profiles p on p.user_id = u.id
left join profile_shares s on s.user_id = u.id`;

const OPEN = 'enabled and (expires_at is null or expires_at > $2)';

const SAVE = `
insert into profile_shares (user_id, enabled, fields, expires_at, token_hash, token_sealed, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $7)
on conflict (user_id) do update
set enabled = excluded.enabled, fields = excluded.fields, expires_at = excluded.expires_at, updated_at = excluded.updated_at`;

@Injectable()
export class SqlProfileShareRepository extends ProfileShareRepository {
  constructor(private readonly source: DataSource) {
    super();
  }

  async of(userId: string): Promise<ReturnType<typeof partsOf>> {
    const [row] = await this.source.query<Row[]>(`${PROFILE} where u.id = $1`, [userId]);
    if (!row) throw new Error(`account ${userId} does not exist`);
    return partsOf(row);
  }

  async openAt(hash: string, now: Date): Promise<{ athlete: ShareSource; share: StoredShare } | null> {
    const [row] = await this.source.query<Row[]>(`${PROFILE} where s.token_hash = $1 and ${OPEN} and u.deletion_due_at is null`, [
      hash,
      now,
    ]);
    const { athlete, share } = row ? partsOf(row) : { athlete: null, share: null };
    return athlete && share ? { athlete, share } : null;
  }

  async takerAt(hash: string, now: Date): Promise<string | null> {
    const find = `select s.user_id as id from profile_shares s join users u on u.id = s.user_id
      where token_hash = $1 and ${OPEN} and u.deletion_due_at is null and s.fields ? 'messages'`;
    const [row] = await this.source.query<{ id: string }[]>(find, [hash, now]);
    return row?.id ?? null;
  }

  async save(userId: string, settings: ShareSettings, link: IssuedLink, now: Date): Promise<void> {
    const { enabled, fields, expiresAt } = settings;
    await this.source.query(SAVE, [userId, enabled, JSON.stringify(fields), expiresAt, link.hash, link.sealed, now]);
  }

  async renew(userId: string, { hash, sealed }: IssuedLink, now: Date): Promise<void> {
    const renew = `update profile_shares set token_hash = $2, token_sealed = $3, views = 0, updated_at = $4
      where user_id = $1`;
    await this.source.query(renew, [userId, hash, sealed, now]);
  }

  async countView(hash: string, viewerId: string | null, now: Date): Promise<void> {
    const count = `update profile_shares set views = views + 1
      where token_hash = $1 and ${OPEN} and user_id is distinct from $3::uuid`;
    await this.source.query(count, [hash, now, viewerId]);
  }
}

function partsOf({ share, question, ...athlete }: Row): {
  athlete: ShareSource;
  share: StoredShare | null;
  question: ShareQuestion | null;
} {
  const expiresAt = share?.expiresAt ? new Date(share.expiresAt) : null;
  const asked = question && { askedAt: new Date(question.askedAt), expiresAt: new Date(question.expiresAt) };
  return { athlete, share: share && { ...share, expiresAt }, question: asked };
}
