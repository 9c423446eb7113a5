import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { SchoolWorld } from '../../testing/school-world.js';
import { CoachNotFound, ContactNotFound, SchoolNotFound } from '../../directory/domain/school-errors.js';
import { SqlReportBounce } from '../adapters/persistence/sql-report-bounce.js';
import { CorrectionDecided, CorrectionNotFound, CorrectionOutdated, TooManyCorrections } from '../domain/correction-errors.js';
import { MAX_OPEN_CORRECTIONS } from '../domain/correction.js';
import { ContactsQuery } from '../queries/contacts.query.js';
import { CorrectionsQuery } from '../queries/corrections.query.js';
import { reportBounceContract } from '../testing/report-bounce.contract.js';
import { Corrections } from './corrections.resource.js';

const NOBODYS = '00000000-0000-7000-8000-00000000dead';

describe('corrections in the database', () => {
  let source: DataSource;
  let world: SchoolWorld;
  let query: CorrectionsQuery;
  let corrections: Corrections;
  let report: SqlReportBounce;
  let athlete: string;
  let rock: number;
  let dana: number;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    world = new SchoolWorld(source);
    query = new CorrectionsQuery(source);
    corrections = new Corrections(source, new ContactsQuery(source), world.clock, world.ids);
    report = new SqlReportBounce(source, world.clock, world.ids);
  });

  beforeEach(async () => {
    await source.query('truncate schools cascade');
    await world.staff([['Slippery Rock', 'PA', 'Dana Fieldhouse', 'Head Coach', 'dana@rock.test']]);
    athlete = await world.athlete();
    [rock, dana] = [await world.schoolId('Slippery Rock'), (await coach()).id];
  });

  async function coach(): Promise<{ id: number; email: string | null }> {
    const [row] = await source.query<{ id: number; email: string | null }[]>('select id, email from coaches');
    if (!row) throw new Error('the coach is gone');
    return row;
  }

  const wrongAddress = (email?: string) => ({ kind: 'wrong_address' as const, coachId: dana, proposed: { email } });
  const fill = (status: string, most: number) =>
    source.query(
      `insert into corrections (id, school_id, user_id, kind, proposed, note, status, created_at)
       select gen_random_uuid(), $1, $2, 'other', '{}', 'note', $3, now() - interval '1 year' from generate_series(1, $4) n`,
      [rock, athlete, status, most],
    );

  describe('of a bounce', () => {
    reportBounceContract(async () => ({
      report,
      coach: { id: dana, address: 'dana@rock.test' },
      reported: async () => (await query.inQueue('open')).map(({ coachId }) => coachId ?? 0),
    }));

    it('K-09 take the address away when an admin accepts them, so that nobody writes to it again', async () => {
      await report.run({ coachId: dana, address: 'dana@rock.test', reason: '550 no such user' });
      const [open] = await query.inQueue('open');
      expect(open).toMatchObject({ by: null, kind: 'wrong_address', coachEmail: 'dana@rock.test', proposed: {} });
      const version = await world.directoryVersion();
      await corrections.decide(open?.id ?? '', true, await world.athlete());
      expect((await coach()).email).toBeNull();
      expect(await world.directoryVersion()).toBe(version + 1);
    });
  });

  it('R-11 are proposed for schools and shared coaches that exist, and listed newest first', async () => {
    await expect(corrections.propose(athlete, 2_000_000_000, wrongAddress())).rejects.toBeInstanceOf(SchoolNotFound);
    const stranger = { ...wrongAddress(), coachId: 2_000_000_000 };
    await expect(corrections.propose(athlete, rock, stranger)).rejects.toBeInstanceOf(CoachNotFound);
    const first = await corrections.propose(athlete, rock, wrongAddress('new@rock.test'));
    world.clock.advance(1_000);
    const second = await corrections.propose(athlete, rock, { kind: 'left', coachId: dana });
    expect(await query.ofUser(athlete)).toEqual([second, first]);
    expect(await query.ofUser(await world.athlete())).toEqual([]);
  });

  it("R-11 X-01 take an athlete's own contact, and nobody else's", async () => {
    const own = await world.contacts.add(athlete, rock, { name: 'Own Contact', title: 'Quarterbacks', email: 'own@rock.test' });
    await expect(corrections.proposeContact(await world.athlete(), own.id)).rejects.toBeInstanceOf(ContactNotFound);
    const proposed = { name: 'Own Contact', title: 'Quarterbacks', email: 'own@rock.test' };
    expect(await corrections.proposeContact(athlete, own.id, 'New')).toMatchObject({ kind: 'new_contact', schoolId: rock, proposed });
  });

  it('R-11 change the directory once, and only when they are accepted', async () => {
    const version = await world.directoryVersion();
    const [rejected, accepted] = [
      await corrections.propose(athlete, rock, { kind: 'left', coachId: dana }),
      await corrections.propose(athlete, rock, wrongAddress('new@rock.test')),
    ];
    expect(await corrections.decide(rejected.id, false, athlete)).toMatchObject({ status: 'rejected' });
    expect(await world.directoryVersion()).toBe(version);
    const both = await Promise.allSettled([1, 2].map(() => corrections.decide(accepted.id, true, athlete)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(corrections.decide(accepted.id, false, athlete)).rejects.toBeInstanceOf(CorrectionDecided);
    await expect(corrections.decide(NOBODYS, true, athlete)).rejects.toBeInstanceOf(CorrectionNotFound);
    expect([(await coach()).email, await world.directoryVersion()]).toEqual(['new@rock.test', version + 1]);
  });

  it('R-11 about a coach who is gone stay open when they are accepted', async () => {
    const { id } = await corrections.propose(athlete, rock, wrongAddress('new@rock.test'));
    await source.query('delete from coaches');
    await expect(corrections.decide(id, true, athlete)).rejects.toBeInstanceOf(CorrectionOutdated);
    expect(await query.inQueue('open')).toMatchObject([{ id, coachId: null, coachName: 'Dana Fieldhouse' }]);
  });

  it('R-11 are refused while too many of the athlete are open', async () => {
    await fill('open', MAX_OPEN_CORRECTIONS);
    await expect(corrections.propose(athlete, rock, wrongAddress())).rejects.toBeInstanceOf(TooManyCorrections);
    await expect(corrections.propose(await world.athlete(), rock, wrongAddress())).resolves.toMatchObject({ status: 'open' });
  });

  it('R-11 that were decided give way to new ones, the open ones never', async () => {
    await fill('rejected', 1_000);
    await fill('open', 1);
    await corrections.propose(athlete, rock, wrongAddress());
    const counts = 'select status, count(*)::int as n from corrections where user_id = $1 group by status order by status';
    expect(await source.query(counts, [athlete])).toEqual([
      { status: 'open', n: 2 },
      { status: 'rejected', n: 998 },
    ]);
  });
});
