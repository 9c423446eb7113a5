import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { RandomIds } from '../../../../../platform/system/random-ids.js';
import { GuardianEvents } from '../../../../family/guardians/index.js';
import { confirmationsContract } from '../../testing/confirmations.contract.js';
import { SqlConfirmations } from './sql-confirmations.js';

describe('confirmations in PostgreSQL', () => {
  let source: DataSource;
  useTestSource(4, (opened) => (source = opened));

  const athlete = async () => {
    const id = v7();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`, [id, id]);
    await source.query(
      `insert into athlete_profiles (user_id, first_name, last_name, weight, gpa, updated_at) values ($1, 'Marcus', 'Lee', 205, 3.7, now())`,
      [id],
    );
    return id;
  };

  confirmationsContract(async () => {
    const athleteId = await athlete();
    return {
      confirmations: new SqlConfirmations(source, new GuardianEvents(source, new RandomIds())),
      athleteId,
      otherId: await athlete(),
      newId: v7,
      setWeight: (pounds) =>
        source.query('update athlete_profiles set weight = $2, updated_at = now() where user_id = $1', [athleteId, pounds]),
    };
  });
});
