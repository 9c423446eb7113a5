import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import { ReportBounce } from '../../application/report-bounce.use-case.js';
import { SchoolWorld } from '../../../testing/school-world.js';
import { SqlCorrections } from './sql-corrections.js';

describe('corrections that a bounce raises', () => {
  let database: TestDatabase;
  let source: DataSource;
  let world: SchoolWorld;
  let corrections: SqlCorrections;
  let report: ReportBounce;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 4 }).initialize();
    world = new SchoolWorld(source);
    corrections = new SqlCorrections(source);
    report = new ReportBounce(corrections, world.clock, world.ids);
    await world.staff([['Slippery Rock', 'PA', 'Dana Fieldhouse', 'Head Coach', 'dana@rock.test']]);
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  async function coach(): Promise<{ id: number; email: string | null }> {
    const [row] = await source.query<{ id: number; email: string | null }[]>('select id, email from coaches');
    if (!row) throw new Error('the coach is gone');
    return row;
  }

  it('K-09 stand in the queue once for each coach, and only while the coach has the address', async () => {
    const { id } = await coach();
    await report.run({ coachId: id, address: 'old@rock.test', reason: '550 no such user' });
    expect(await corrections.inQueue('open')).toEqual([]);
    const bounce = { coachId: id, address: 'Dana@rock.test', reason: '550 no such user' };
    await Promise.all([report.run(bounce), report.run(bounce), report.run(bounce)]);
    await report.run({ ...bounce, coachId: 999_999 });
    expect(await corrections.inQueue(null)).toMatchObject([
      {
        coachId: id,
        by: null,
        kind: 'wrong_address',
        coachEmail: 'dana@rock.test',
        proposed: {},
        status: 'open',
      },
    ]);
  });

  it('K-09 take the address away when an admin accepts them, so that nobody writes to it again', async () => {
    const [open] = await corrections.inQueue('open');
    const version = await world.directoryVersion();
    await corrections.decide(open?.id ?? '', {
      accept: true,
      by: await world.athlete(),
      now: world.clock.now(),
    });
    expect((await coach()).email).toBeNull();
    expect(await world.directoryVersion()).toBe(version + 1);
  });
});
