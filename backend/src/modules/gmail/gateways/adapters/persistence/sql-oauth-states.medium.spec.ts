import { randomBytes } from 'node:crypto';

import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { oauthStatesContract } from '../../testing/oauth-states.contract.js';
import { SqlOAuthStates } from './sql-oauth-states.js';

describe('consents under way in PostgreSQL', () => {
  let source: DataSource;
  useTestSource(4, (opened) => (source = opened));

  const athlete = async () => {
    const id = v7();
    const add = `insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`;
    await source.query(add, [id, id]);
    return id;
  };

  oauthStatesContract(async () => ({
    states: new SqlOAuthStates(source, { encryptionKeys: [randomBytes(32)] } as AppConfig),
    userId: await athlete(),
    otherId: await athlete(),
  }));
});
