import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { PhotoRecords, type NewUpload, type UploadRecord } from '../../application/ports/photo-records.js';
import { TooManyUploads } from '../../domain/photo-errors.js';
import { PHOTO_LIMITS } from '../../domain/photo-limits.js';

/** How many files one round of the sweep deletes at most. */
const ROUND = 200;

const UPLOAD = `
select u.id, u.expires_at as "expiresAt", u.taken, coalesce(p.delete_after is null and p.id is not null, false) as shown
from picture_uploads u left join pictures p on p.id = u.picture_id
where u.user_id = $1 and u.address = $2`;

const ADD_UPLOAD = `
insert into picture_uploads (id, user_id, address, expires_at)
select $1::uuid, $2::uuid, $3, $4::timestamptz
where (select count(*) from picture_uploads where user_id = $2 and not taken and expires_at > $4::timestamptz - make_interval(secs => $6)) < $5
returning id`;

const TAKE = `
with taken as (update picture_uploads set taken = true where id = $1 and not taken returning id)
select id from taken`;

/** One athlete's pictures change one after the other. */
const LOCK = `select 1 from users where id = $1 for update`;

const RETIRE = `
with retired as (
  update pictures set delete_after = $2 where user_id = $1 and delete_after is null returning id
)
select id from retired`;

const SET_ADDRESS = `
insert into athlete_profiles (user_id, profile_image_url, updated_at) values ($1, $2, $3)
on conflict (user_id) do update set profile_image_url = excluded.profile_image_url, updated_at = excluded.updated_at`;

const PICTURES_TO_DELETE = `
select id from pictures where delete_after <= $1
union all
select id from pictures where user_id is null and delete_after is null
limit ${ROUND}`;

interface Identified {
  id: string;
}

const idsOf = (rows: Identified[]) => rows.map(({ id }) => id);

@Injectable()
export class SqlPhotoRecords extends PhotoRecords {
  constructor(private readonly source: DataSource) {
    super();
  }

  async addUpload({ id, userId, address, expiresAt }: NewUpload): Promise<void> {
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'photo uploads', userId);
      const { openUploads, uploadMs } = PHOTO_LIMITS;
      const values = [id, userId, address, expiresAt, openUploads, uploadMs / 1000];
      const added = await manager.query<Identified[]>(ADD_UPLOAD, values);
      if (added.length === 0) throw new TooManyUploads(openUploads);
    });
  }

  async upload(userId: string, address: string): Promise<UploadRecord | null> {
    const [row] = await this.source.query<UploadRecord[]>(UPLOAD, [userId, address]);
    return row ?? null;
  }

  async take(uploadId: string): Promise<boolean> {
    return (await this.source.query<Identified[]>(TAKE, [uploadId])).length > 0;
  }

  async giveBack(uploadId: string): Promise<void> {
    await this.source.query('update picture_uploads set taken = false where id = $1', [uploadId]);
  }

  async addPicture(pictureId: string, userId: string, keepUntil: Date): Promise<void> {
    await this.source.query('insert into pictures (id, user_id, delete_after) values ($1, $2, $3)', [pictureId, userId, keepUntil]);
  }

  show(picture: { id: string; uploadId: string; userId: string; address: string }, now: Date): Promise<string[]> {
    return this.source.transaction(async (manager) => {
      const gone = await this.retire(manager, picture.userId, now);
      await manager.query('update pictures set delete_after = null where id = $1', [picture.id]);
      await manager.query('update picture_uploads set picture_id = $2 where id = $1', [picture.uploadId, picture.id]);
      await manager.query(SET_ADDRESS, [picture.userId, picture.address, now]);
      return gone;
    });
  }

  hide(userId: string, now: Date): Promise<string[]> {
    return this.source.transaction(async (manager) => {
      const gone = await this.retire(manager, userId, now);
      await manager.query('update athlete_profiles set profile_image_url = null, updated_at = $2 where user_id = $1', [userId, now]);
      return gone;
    });
  }

  async picturesToDelete(now: Date): Promise<string[]> {
    return idsOf(await this.source.query<Identified[]>(PICTURES_TO_DELETE, [now]));
  }

  async forgetPicture(pictureId: string): Promise<void> {
    await this.source.query('delete from pictures where id = $1', [pictureId]);
  }

  async uploadsExpiredBefore(moment: Date): Promise<string[]> {
    const statement = `select id from picture_uploads where expires_at < $1 order by expires_at limit ${ROUND}`;
    return idsOf(await this.source.query<Identified[]>(statement, [moment]));
  }

  async forgetUpload(uploadId: string): Promise<void> {
    await this.source.query('delete from picture_uploads where id = $1', [uploadId]);
  }

  private async retire(manager: EntityManager, userId: string, now: Date): Promise<string[]> {
    await manager.query(LOCK, [userId]);
    return idsOf(await manager.query<Identified[]>(RETIRE, [userId, now]));
  }
}
