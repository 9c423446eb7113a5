import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { SchoolNotFound } from '../../directory/domain/school-errors.js';
import { SchoolWorld } from '../../testing/school-world.js';
import { MAX_LOG_ENTRIES } from '../domain/logged-contact.js';
import { InvalidLogEntry, LogEntryNotFound, TooManyLogEntries } from '../domain/tracking-errors.js';
import { LoggedContacts } from './logged-contacts.resource.js';

describe('logged contacts in the database', () => {
  let source: DataSource;
  let world: SchoolWorld;
  let contacts: LoggedContacts;
  let athlete: string;
  let rock: number;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    world = new SchoolWorld(source);
    contacts = new LoggedContacts(source, world.activity, world.clock);
    await world.staff([['Slippery Rock', 'PA']]);
    rock = await world.schoolId('Slippery Rock');
  });

  beforeEach(async () => {
    athlete = await world.athlete();
  });

  const call = () => ({ kind: 'call' as const, at: world.clock.now(), withWhom: 'Dana', note: 'Asked for film' });
  const record = () => source.query<{ kind: string; data: object }[]>('select kind, data from activities where user_id = $1', [athlete]);

  it('R-09 are entered in the record as they were said', async () => {
    const entry = await contacts.add(athlete, rock, call());
    expect(entry).toEqual({ ...call(), id: entry.id, schoolId: rock, status: null, deadline: null });
    const data = { contactKind: 'call', withWhom: 'Dana', note: 'Asked for film' };
    expect(await record()).toEqual([{ kind: 'contact_logged', data }]);
  });

  it('Y-05 are changed once: of two tabs the second finds the entry gone, and the record keeps all', async () => {
    const { id } = await contacts.add(athlete, rock, call());
    const offer = { ...call(), kind: 'offer' as const, status: 'written' as const, deadline: '2999-01-01' };
    await expect(contacts.replace(athlete, rock, id, offer)).rejects.toBeInstanceOf(InvalidLogEntry);
    const deadline = new Date(world.clock.now().getTime() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
    const tabs = [1, 2].map(() => contacts.replace(athlete, rock, id, { ...offer, deadline }));
    expect((await Promise.allSettled(tabs)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const kept = await record();
    expect(kept.map(({ kind }) => kind).sort()).toEqual(['contact_logged', 'contact_logged', 'contact_removed']);
    expect(kept).toContainEqual({
      kind: 'contact_logged',
      data: { contactKind: 'offer', withWhom: 'Dana', note: 'Asked for film', status: 'written', deadline },
    });
    await expect(contacts.replace(await world.athlete(), rock, id, call())).rejects.toBeInstanceOf(LogEntryNotFound);
  });

  it('R-09 are removed once, while the record keeps both', async () => {
    const { id } = await contacts.add(athlete, rock, call());
    const both = await Promise.allSettled([contacts.remove(athlete, rock, id), contacts.remove(athlete, rock, id.toUpperCase())]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await record()).map(({ kind }) => kind)).toEqual(['contact_logged', 'contact_removed']);
  });

  it('R-09 X-01 of another athlete or of another school do not exist, nor does what is no id', async () => {
    const { id } = await contacts.add(athlete, rock, call());
    const rival = await world.athlete();
    for (const [user, school, entry] of [[rival, rock, id] as const, [athlete, rock + 1, id] as const, [athlete, rock, 'x'] as const]) {
      await expect(contacts.remove(user, school, entry)).rejects.toBeInstanceOf(LogEntryNotFound);
    }
    expect(await record()).toHaveLength(1);
  });

  it('R-09 need a school, and a time that has passed', async () => {
    await expect(contacts.add(athlete, 2_000_000_000, call())).rejects.toBeInstanceOf(SchoolNotFound);
    const nextWeek = new Date(world.clock.now().getTime() + 7 * 24 * 3_600_000);
    await expect(contacts.add(athlete, rock, { ...call(), at: nextWeek })).rejects.toBeInstanceOf(InvalidLogEntry);
    expect(await record()).toEqual([]);
  });

  it(`R-09 are at most ${MAX_LOG_ENTRIES.toLocaleString('en-US')} for each athlete, removed ones too`, async () => {
    await source.query(
      `insert into activities (id, user_id, school_id, kind, at, data)
       select gen_random_uuid(), $1, $2, 'contact_logged', now(), '{}' from generate_series(1, $3) n`,
      [athlete, rock, MAX_LOG_ENTRIES],
    );
    await expect(contacts.add(athlete, rock, call())).rejects.toBeInstanceOf(TooManyLogEntries);
    const [entry] = await source.query<[{ id: string }]>('select id from activities where user_id = $1 limit 1', [athlete]);
    await contacts.remove(athlete, rock, entry.id);
    await expect(contacts.add(athlete, rock, call())).rejects.toBeInstanceOf(TooManyLogEntries);
    await expect(contacts.add(await world.athlete(), rock, call())).resolves.toBeDefined();
  });
});
