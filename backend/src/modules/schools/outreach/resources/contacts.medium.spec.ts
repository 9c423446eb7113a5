import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { ContactExists, ContactNotFound, SchoolNotFound, TooManyContacts } from '../../directory/domain/school-errors.js';
import { SchoolWorld } from '../../testing/school-world.js';
import { ContactsQuery } from '../queries/contacts.query.js';

const DANA = { name: 'Dana Own', title: 'Recruiting Coordinator', email: 'dana@own.test' };

describe('private contacts in the database', () => {
  let source: DataSource;
  let world: SchoolWorld;
  let query: ContactsQuery;
  let athlete: string;
  let rock: number;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    world = new SchoolWorld(source);
    query = new ContactsQuery(source);
    await world.staff([
      ['Slippery Rock', 'PA', 'Dana Fieldhouse', 'Head Coach', 'shared@rock.test'],
      ['Mount Union', 'OH'],
    ]);
    rock = await world.schoolId('Slippery Rock');
  });

  beforeEach(async () => {
    athlete = await world.athlete();
  });

  it('R-11 keeps a contact with the roles its title speaks of, changes it and removes it', async () => {
    const added = await world.contacts.add(athlete, rock, DANA);
    expect(added).toMatchObject({
      ...DANA,
      schoolId: rock,
      schoolName: 'Slippery Rock',
      position: 'RC',
      addedByYou: true,
    });
    const changed = await world.contacts.change(athlete, added.id, { ...DANA, title: 'Head Coach' });
    expect(changed).toMatchObject({ id: added.id, position: 'HC', isHeadCoach: true });
    expect(await query.of(athlete)).toEqual([changed]);
    await world.contacts.remove(athlete, added.id);
    expect(await query.of(athlete)).toEqual([]);
  });

  it('R-11 C-21 keeps a number and a name on X until they are emptied', async () => {
    const ways = { phone: '(724) 555-0100', xHandle: 'CoachDana' };
    const added = await world.contacts.add(athlete, rock, { ...DANA, ...ways, xHandle: '@CoachDana' });
    expect(added).toMatchObject(ways);
    expect(await world.contacts.change(athlete, added.id, { ...DANA, title: 'Head Coach' })).toMatchObject(ways);
    const emptied = await world.contacts.change(athlete, added.id, { ...DANA, phone: '', xHandle: '' });
    expect(emptied).toMatchObject({ phone: null, xHandle: null });
  });

  it('R-11 refuses an address that the school already has, in any spelling, shared or own', async () => {
    await world.contacts.add(athlete, rock, DANA);
    const again = { ...DANA, name: 'Other', email: 'DANA@Own.test' };
    await expect(world.contacts.add(athlete, rock, again)).rejects.toBeInstanceOf(ContactExists);
    const shared = { ...DANA, email: 'Shared@rock.test' };
    await expect(world.contacts.add(athlete, rock, shared)).rejects.toBeInstanceOf(ContactExists);
    const union = await world.schoolId('Mount Union');
    const elsewhere = await world.contacts.add(athlete, union, DANA);
    expect(elsewhere.schoolId).toBe(union);
    const second = await world.contacts.add(athlete, rock, { ...DANA, email: 'second@own.test' });
    await expect(world.contacts.change(athlete, second.id, DANA)).rejects.toBeInstanceOf(ContactExists);
    await expect(world.contacts.add(await world.athlete(), rock, DANA)).resolves.toMatchObject(DANA);
  });

  it('R-11 keeps one contact when the same one is added twice at once', async () => {
    const results = await Promise.allSettled([1, 2, 3].map(() => world.contacts.add(athlete, rock, DANA)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await query.of(athlete)).toHaveLength(1);
  });

  it("R-11 X-01 treats another athlete's contact as missing", async () => {
    const { id } = await world.contacts.add(await world.athlete(), rock, DANA);
    expect(await query.one(athlete, id)).toBeNull();
    await expect(world.contacts.change(athlete, id, DANA)).rejects.toBeInstanceOf(ContactNotFound);
    await expect(world.contacts.remove(athlete, id)).rejects.toBeInstanceOf(ContactNotFound);
    await expect(world.contacts.add(athlete, 2_000_000_000, DANA)).rejects.toBeInstanceOf(SchoolNotFound);
  });

  it('R-11 keeps at most 500 contacts for each athlete', async () => {
    await source.query(
      `insert into coaches (owner_user_id, school_id, name, name_key, email, created_at, updated_at)
       select $1, $2, 'C' || n, 'c' || n, 'c' || n || '@own.test', now(), now() from generate_series(1, 500) n`,
      [athlete, rock],
    );
    await expect(world.contacts.add(athlete, rock, DANA)).rejects.toBeInstanceOf(TooManyContacts);
  });

  it('R-11 leaves private contacts alone when an import brings a coach of the same name', async () => {
    await world.contacts.add(athlete, rock, DANA);
    const { imported } = await world.staff([['Slippery Rock', 'PA', DANA.name, 'Head Coach', 'other@rock.test']]);
    expect(imported.coaches).toBe(1);
    expect(await query.of(athlete)).toMatchObject([DANA]);
  });
});
