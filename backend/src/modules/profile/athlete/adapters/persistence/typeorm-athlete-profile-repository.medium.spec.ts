import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import { SequenceIds } from '../../../../../shared-kernel/testing/sequence-ids.js';
import { athleteProfileRepositoryContract } from '../../testing/athlete-profile-repository.contract.js';
import { AthleteProfileRow } from './athlete-profile.row.js';
import { TypeormAthleteProfileRepository } from './typeorm-athlete-profile-repository.js';

describe('TypeormAthleteProfileRepository', () => {
  const ids = new SequenceIds();
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, entities: [AthleteProfileRow] }).initialize();
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  async function addAccount(): Promise<string> {
    const id = ids.next();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, '', now())`, [id, id]);
    return id;
  }

  athleteProfileRepositoryContract(() => ({
    profiles: new TypeormAthleteProfileRepository(source.getRepository(AthleteProfileRow)),
    addAccount,
    stored: async (userId) => (await source.getRepository(AthleteProfileRow).findOneBy({ userId })) ?? undefined,
  }));

  it('P-04 leaves the picture alone, which has a way of its own', async () => {
    const id = await addAccount();
    const profiles = new TypeormAthleteProfileRepository(source.getRepository(AthleteProfileRow));
    await profiles.change(id, { fields: { firstName: 'Marcus' }, now: new Date() });
    await source.query(`update athlete_profiles set profile_image_url = '/picture' where user_id = $1`, [id]);
    await profiles.change(id, { fields: { lastName: 'Lee' }, now: new Date() });
    const [row] = await source.query<unknown[]>('select * from athlete_profiles where user_id = $1', [id]);
    expect(row).toMatchObject({ first_name: 'Marcus', last_name: 'Lee', profile_image_url: '/picture' });
  });
});
