import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { FilmClipRepository, type FilmReel } from '../../application/ports/film-clip-repository.js';
import type { ClipDraft, FilmClip } from '../../domain/film-clip.js';
import { ClipNotFound, FilmChanged } from '../../domain/film-errors.js';
import { refuseOneMoreClip } from '../../domain/room-for-clips.js';

const REEL = `
select (select hudl_profile_url from athlete_profiles where user_id = $1) as "filmLink",
  (
    select coalesce(json_agg(json_build_object('id', id, 'title', title, 'url', url) order by position, id), '[]')
    from film_clips where user_id = $1
  ) as clips`;

const ADD = `
insert into film_clips (id, user_id, title, url, position, created_at, updated_at)
select $2, $1, $3, $4, coalesce(max(position), 0) + 1, $5, $5 from film_clips where user_id = $1`;

const CHANGE = `
with changed as (
  update film_clips set title = coalesce($3, title), url = coalesce($4, url), updated_at = $5
  where user_id = $1 and id = $2
  returning id, title, url
)
select * from changed`;

const REMOVE = `
with removed as (delete from film_clips where user_id = $1 and id = $2 returning id)
select id from removed`;

/** Moves nothing unless the clips named are those there are. */
const ARRANGE = `
with wanted as (select id, place from unnest($2::uuid[]) with ordinality as w (id, place)),
there as (select id from film_clips where user_id = $1),
fits as (
  select not exists (select 1 from wanted full join there using (id) where wanted.id is null or there.id is null) as ok
),
moved as (
  update film_clips c set position = w.place from wanted w, fits
  where c.user_id = $1 and c.id = w.id and fits.ok
)
select ok from fits`;

@Injectable()
export class SqlFilmClipRepository extends FilmClipRepository {
  constructor(private readonly source: DataSource) {
    super();
  }

  async of(userId: string): Promise<FilmReel> {
    const [reel] = await this.source.query<FilmReel[]>(REEL, [userId]);
    return reel ?? { filmLink: null, clips: [] };
  }

  async owns(userId: string, clipId: string): Promise<boolean> {
    if (!isUuid(clipId)) return false;
    const found = await this.source.query<object[]>('select 1 from film_clips where user_id = $1 and id = $2', [userId, clipId]);
    return found.length > 0;
  }

  async add(userId: string, { id, title, url }: FilmClip, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'film clips', userId);
      const [stored] = await manager.query<[{ n: number }]>('select count(*)::int as n from film_clips where user_id = $1', [userId]);
      refuseOneMoreClip(stored.n);
      await manager.query(ADD, [userId, id, title, url, now]);
    });
  }

  async change(userId: string, clipId: string, { title, url }: Partial<ClipDraft>, now: Date): Promise<FilmClip> {
    const values = [userId, clipId, title ?? null, url ?? null, now];
    const [clip] = await this.source.query<FilmClip[]>(CHANGE, values);
    if (!clip) throw new ClipNotFound();
    return clip;
  }

  async remove(userId: string, clipId: string): Promise<void> {
    const removed = await this.source.query<object[]>(REMOVE, [userId, clipId]);
    if (removed.length === 0) throw new ClipNotFound();
  }

  async arrange(userId: string, clipIds: readonly string[]): Promise<void> {
    const [result] = await this.source.query<{ ok: boolean }[]>(ARRANGE, [userId, clipIds]);
    if (!result?.ok) throw new FilmChanged();
  }
}
