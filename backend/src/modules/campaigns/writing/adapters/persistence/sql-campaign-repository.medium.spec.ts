import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { campaignRepositoryContract } from '../../testing/campaign-repository.contract.js';
import { suppressionsContract } from '../../testing/suppressions.contract.js';
import { SqlCampaignRepository } from './sql-campaign-repository.js';
import { Suppressions } from '../../queries/suppressions.query.js';

describe('what campaigns store in PostgreSQL', () => {
  let source: DataSource;
  useTestSource(4, (opened) => (source = opened));

  const athlete = async () => {
    const id = v7();
    const add = `insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`;
    await source.query(add, [id, id]);
    return id;
  };

  describe('drafts', () => {
    campaignRepositoryContract(async () => ({
      campaigns: new SqlCampaignRepository(source),
      userId: await athlete(),
      otherId: await athlete(),
      nextId: () => v7(),
    }));
  });

  describe('addresses that get no more email', () => {
    suppressionsContract(async () => ({
      suppressions: new Suppressions(source),
      userId: await athlete(),
      otherId: await athlete(),
      bounced: async (userId, key) => {
        const add = `insert into suppressed_addresses (user_id, address_key, reason, created_at) values ($1, $2, 'bounced', now())`;
        await source.query(add, [userId, key]);
      },
      optedOut: async (key) => {
        await source.query('insert into mail_opt_outs (address_key, created_at) values ($1, now()) on conflict do nothing', [key]);
      },
    }));
  });
});
