import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { directoryStoreContract } from '../../testing/directory-store.contract.js';
import { SqlDirectoryStore } from './sql-directory-store.js';

describe('SqlDirectoryStore', () => {
  let source: DataSource;
  useTestSource(4, (opened) => (source = opened));

  directoryStoreContract(async () => {
    await source.query('truncate schools, app_state cascade');
    return {
      store: new SqlDirectoryStore(source),
      schools: () => source.query('select name, city, aliases, conference, mascot, association from schools order by name'),
      addSchool: async ({ name, nameKey, city, state }) => {
        await source.query(
          `insert into schools (name, name_key, division, city, state, created_at, updated_at)
           values ($1, $2, 'na', $3, $4, now(), now())`,
          [name, nameKey, city, state],
        );
      },
      clear: (name, { isChanged }) =>
        source.query(
          `update schools set conference = null, mascot = null,
             updated_at = created_at + case when $2 then interval '1 hour' else '0' end
           where name = $1`,
          [name, isChanged],
        ),
      rename: (name, aliases) => source.query('update schools set aliases = $2 where name = $1', [name, aliases]),
      remove: (name) => source.query('delete from schools where name = $1', [name]),
    };
  });
});
