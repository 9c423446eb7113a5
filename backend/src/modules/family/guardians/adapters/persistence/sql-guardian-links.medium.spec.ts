import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { guardianLinksContract } from '../../testing/guardian-links.contract.js';
import { GuardianEvents } from './guardian-events.js';
import { SqlGuardianLinks } from './sql-guardian-links.js';

const GUARDIANS = `select guardian_id as "guardianId", mailed from guardianships where athlete_id = $1`;

describe('guardians in PostgreSQL', () => {
  let source: DataSource;
  const ids = { next: () => v7(), token: () => v7() };

  useTestSource(2, (opened) => (source = opened));

  const account = async (role: 'athlete' | 'guardian', address?: string) => {
    const id = v7();
    await source.query(
      `insert into users (id, username, email, password_hash, role, created_at) values ($1::uuid, $1::text, $2, 'x', $3, now())`,
      [id, address ?? `${id}@mail.test`, role],
    );
    return id;
  };

  guardianLinksContract(async () => {
    const ownAddress = `${v7()}@mail.test`;
    const athleteId = await account('athlete', ownAddress);
    return {
      ...{ links: new SqlGuardianLinks(source, new GuardianEvents(source, ids)), athleteId, ownAddress, newId: () => v7() },
      account: () => account('guardian'),
      guardians: () => source.query(GUARDIANS, [athleteId]),
    };
  });
});
