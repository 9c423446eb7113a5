import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { SequenceIds } from '../../../../../shared-kernel/testing/sequence-ids.js';
import { photoRecordsContract } from '../../testing/photo-records.contract.js';
import { SqlPhotoRecords } from './sql-photo-records.js';

describe('SqlPhotoRecords', () => {
  const ids = new SequenceIds();
  let source: DataSource;
  useTestSource(2, (opened) => (source = opened));

  async function addAccount(): Promise<string> {
    const id = ids.next();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, '', now())`, [id, id]);
    return id;
  }

  async function photoOf(userId: string): Promise<string | null> {
    const rows = await source.query<{ photo: string | null }[]>(
      'select profile_image_url as photo from athlete_profiles where user_id = $1',
      [userId],
    );
    return rows[0]?.photo ?? null;
  }

  photoRecordsContract(() => ({
    records: new SqlPhotoRecords(source),
    addAccount,
    removeAccount: async (userId) => {
      await source.query('delete from users where id = $1', [userId]);
    },
    photoOf,
    nextId: () => ids.next(),
  }));
});
