import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { keepPlan, PlanKeepingClient } from './kept-plans.js';

const SUM = keepPlan('select $1::int + $2::int as sum');

describe('statements of which the plan is kept', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.drop());

  beforeEach(async () => {
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 1, extra: { Client: PlanKeepingClient } }).initialize();
  });
  afterEach(() => source.destroy());

  const kept = () =>
    source.query<{ statement: string; uses: number }[]>(
      'select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements order by prepare_time, name',
    );

  it('O-09 is planned under one name, and answers for other values, also within a transaction', async () => {
    expect(await source.query(SUM, [1, 2])).toEqual([{ sum: 3 }]);
    await source.transaction(async (manager) => expect(await manager.query(SUM, [3, 4])).toEqual([{ sum: 7 }]));
    expect(await source.query('select $1::int as plain', [5])).toEqual([{ plain: 5 }]);
    expect(await kept()).toEqual([{ statement: SUM, uses: 2 }]);
  });

  it('O-09 answers again after a table that it reads got another column', async () => {
    const all = keepPlan('select * from changing where id = $1');
    await source.query('create table changing as select 1 as id');
    expect(await source.query(all, [1])).toEqual([{ id: 1 }]);
    await source.query(`alter table changing add column more text default 'new'`);
    await expect(source.query(all, [1])).rejects.toThrow('cached plan must not change result type');
    expect(await source.query(all, [1])).toEqual([{ id: 1, more: 'new' }]);
  });

  it('O-09 answers more statements than a connection keeps', async () => {
    const answers: unknown[] = [];
    for (let at = 0; at < 102; at += 1)
      answers.push(...(await source.query<{ n: number }[]>(keepPlan(`select $1::int + ${at} as n`), [1])));
    expect(answers).toEqual(Array.from({ length: 102 }, (_, at) => ({ n: at + 1 })));
    expect((await kept()).length).toBe(100);
  });

  it('O-09 an error is told as any other', async () => {
    const wrong = keepPlan('select 1 / $1::int as one');
    await expect(source.query(wrong, [0])).rejects.toThrow('division by zero');
    expect(await source.query(wrong, [1])).toEqual([{ one: 1 }]);
  });
});
