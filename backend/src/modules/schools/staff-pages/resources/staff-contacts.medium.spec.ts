import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { ContactsQuery } from '../../outreach/queries/contacts.query.js';
import { SchoolWorld } from '../../testing/school-world.js';
import type { PastedPerson } from '../domain/people/pasted-contact.js';
import { StaffContacts } from './staff-contacts.resource.js';

const PAGE = 'https://rock.example/staff';
const person = (lastName: string, over: Partial<PastedPerson> = {}): PastedPerson => ({
  ...{ firstName: 'Dana', lastName, title: 'Safeties', email: `${lastName.toLowerCase()}@rock.test`, phone: null, twitter: null },
  ...over,
});

describe('contacts of staff pages in the database', () => {
  let source: DataSource;
  let world: SchoolWorld;
  let contacts: StaffContacts;
  let athlete: string;
  let rock: number;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    world = new SchoolWorld(source);
    contacts = new StaffContacts(source, world.clock, world.ids);
    await world.staff([['Slippery Rock', 'PA', 'Sam Shared', 'Head Coach', 'shared@rock.test']]);
    rock = await world.schoolId('Slippery Rock');
  });

  beforeEach(async () => (athlete = await world.athlete()));

  const storeAll = (people: PastedPerson[], others: string[] = [], userId = athlete) =>
    contacts.store(userId, { schoolId: rock, sourceUrl: PAGE, people, others, offerToAll: false });
  /** The figures alone. */
  const store = async (...values: Parameters<typeof storeAll>) => {
    const { coachIds: _, ...figures } = await storeAll(...values);
    return figures;
  };
  const stored = async (userId = athlete) => new ContactsQuery(source).of(userId);
  const NOTHING = { added: 0, updated: 0, unchanged: 0, inDirectory: 0, changedByYou: [], notOnPage: [] };

  it('B-01 keeps people with the page and the day, also without an address', async () => {
    const shared = person('Shared', { firstName: 'Sam', email: 'SHARED@rock.test' });
    expect(await store([person('Hill', { phone: '402-555-0101', twitter: 'DanaHill' }), person('Moe', { email: null }), shared])).toEqual({
      ...NOTHING,
      added: 2,
      inDirectory: 1,
    });
    const readOn = world.clock.now().toISOString().slice(0, 10);
    expect(await stored()).toMatchObject([
      {
        name: 'Dana Hill',
        email: 'hill@rock.test',
        phone: '402-555-0101',
        xHandle: 'DanaHill',
        addedByYou: true,
        staffPage: { url: PAGE, readOn, isGone: false },
      },
      { name: 'Dana Moe', email: null, position: 'DB' },
    ]);
  });

  it('B-01 names everybody who was to be stored, also who was known before or is in the directory', async () => {
    const shared = person('Shared', { firstName: 'Sam', email: 'SHARED@rock.test' });
    const first = await storeAll([person('Hill')]);
    const { coachIds } = await storeAll([person('Hill'), person('Moe'), shared]);
    const own = (await stored()).map(({ id }) => id);
    expect(first.coachIds).toHaveLength(1);
    expect(coachIds).toHaveLength(3);
    expect(coachIds).toEqual(expect.arrayContaining([...first.coachIds, ...own]));
  });

  it('B-02 the same page again adds nothing, also twice at once, and a new one updates what changed', async () => {
    const page = [person('Hill'), person('Moe')];
    await Promise.all([store(page), store(page)]);
    expect(await stored()).toHaveLength(2);
    expect(await store(page)).toEqual({ ...NOTHING, unchanged: 2 });
    expect(await store([person('Hill', { title: 'Head Coach' })])).toEqual({ ...NOTHING, updated: 1, notOnPage: ['Dana Moe'] });
    expect(await stored()).toMatchObject([
      { name: 'Dana Hill', title: 'Head Coach', isHeadCoach: true, staffPage: { isGone: false } },
      { name: 'Dana Moe', staffPage: { isGone: true } },
    ]);
    expect(await store(page.slice(1), ['Dana Hill'])).toEqual({ ...NOTHING, updated: 1 });
    expect((await stored()).map(({ staffPage }) => staffPage?.isGone)).toEqual([false, false]);
  });

  it('B-02 what the athlete changed in between stays', async () => {
    await store([person('Hill')]);
    const [hill] = await stored();
    world.clock.advance(1_000);
    await world.contacts.change(athlete, hill?.id ?? 0, { name: 'Dana Hill', title: 'My words', email: 'own@rock.test' });
    world.clock.advance(1_000);
    expect(await store([person('Hill', { title: 'Kickers' })])).toEqual({ ...NOTHING, changedByYou: ['Dana Hill'] });
    expect(await stored()).toMatchObject([{ title: 'My words', email: 'own@rock.test' }]);
  });

  it('X-01 nobody else sees them or loses theirs', async () => {
    const other = await world.athlete();
    await store([person('Hill')], [], other);
    expect(await store([person('Moe')])).toEqual({ ...NOTHING, added: 1 });
    expect((await stored(other)).map(({ name, staffPage }) => [name, staffPage?.isGone])).toEqual([['Dana Hill', false]]);
  });

  it('B-01 a school that does not exist, a wrong person and too many contacts store nothing', async () => {
    await expect(
      contacts.store(athlete, { schoolId: 0, sourceUrl: null, people: [person('Hill')], others: [], offerToAll: false }),
    ).rejects.toMatchObject({
      kind: 'missing',
    });
    await expect(store([person('Hill'), person('Moe', { email: 'no' })])).rejects.toMatchObject({ errors: [{ field: 'people[1].email' }] });
    const many = Array.from({ length: 501 }, (_, at) => person(`Coach${at}`));
    await expect(store(many)).rejects.toMatchObject({ code: 'too_many_contacts' });
    expect(await stored()).toEqual([]);
  });
});
