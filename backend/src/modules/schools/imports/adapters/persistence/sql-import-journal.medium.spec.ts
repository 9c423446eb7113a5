import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { ImportsQuery } from '../../queries/imports.query.js';
import { importJournalContract } from '../../testing/import-journal.contract.js';
import { SchoolWorld } from '../../../testing/school-world.js';

describe('SqlImportJournal', () => {
  let source: DataSource;
  let world: SchoolWorld;

  useTestSource(2, (opened) => (source = opened));

  beforeAll(async () => {
    world = new SchoolWorld(source);
  });

  importJournalContract(async () => {
    await source.query('truncate imports, import_issues, import_mappings, import_changes, import_additions cascade');
    return {
      journal: world.journal,
      addAdmin: () => world.athlete(),
      nextId: () => world.ids.next(),
      kept: () => source.query('select id, status, failure, rows_read as "rowsRead" from imports order by seq'),
      messages: async (id) => {
        const messages: string[] = [];
        for await (const piece of new ImportsQuery(source).issues(id)) messages.push(...piece.map(({ message }) => message));
        return messages;
      },
    };
  });
});
