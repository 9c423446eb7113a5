import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { SequenceIds } from '../../../../../shared-kernel/testing/sequence-ids.js';
import { filmClipRepositoryContract } from '../../testing/film-clip-repository.contract.js';
import { SqlFilmClipRepository } from './sql-film-clip-repository.js';

describe('SqlFilmClipRepository', () => {
  const ids = new SequenceIds();
  let source: DataSource;
  useTestSource(2, (opened) => (source = opened));

  async function addAccount(): Promise<string> {
    const id = ids.next();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, '', now())`, [id, id]);
    return id;
  }

  async function setFilmLink(userId: string, url: string): Promise<void> {
    await source.query('insert into athlete_profiles (user_id, hudl_profile_url, updated_at) values ($1, $2, now())', [userId, url]);
  }

  filmClipRepositoryContract(() => {
    return { clips: new SqlFilmClipRepository(source), addAccount, setFilmLink, nextId: () => ids.next() };
  });

  it('P-11 deletes the clips with the account', async () => {
    const userId = await addAccount();
    const clips = new SqlFilmClipRepository(source);
    await clips.add(userId, { id: ids.next(), title: 'a', url: 'https://film.test' }, new Date());
    await source.query('delete from users where id = $1', [userId]);
    expect((await clips.of(userId)).clips).toEqual([]);
  });
});
