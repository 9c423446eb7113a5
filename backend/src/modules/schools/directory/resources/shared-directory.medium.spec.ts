import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { SchoolWorld } from '../../testing/school-world.js';
import { CoachExists, CoachNotFound, SchoolExists, SchoolNotFound } from '../domain/school-errors.js';
import { SchoolDependantsQuery } from '../queries/school-dependants.query.js';
import { SharedCoaches } from './shared-coaches.resource.js';
import { SharedSchools } from './shared-schools.resource.js';

const NOBODY = 2_000_000_000;
const ROCK = { name: 'Slippery Rock', division: 'D2', city: 'Slippery Rock', state: 'PA' };
const DANA = { name: 'Dana Fieldhouse', title: 'Head Coach', email: 'dana@rock.test' };

describe('the shared directory as admins edit it, in PostgreSQL', () => {
  let source: DataSource;
  let world: SchoolWorld;
  let schools: SharedSchools;
  let coaches: SharedCoaches;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    world = new SchoolWorld(source);
    schools = new SharedSchools(source, new SchoolDependantsQuery(source), world.clock);
    coaches = new SharedCoaches(source, world.clock);
  });

  beforeEach(() => source.query('truncate schools cascade'));

  it('K-09 takes a second school of one name in another state only, and of two that come at once one', async () => {
    const both = await Promise.allSettled([schools.add(ROCK), schools.add({ ...ROCK, name: 'SLIPPERY ROCK' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const other = await schools.add({ ...ROCK, state: 'OH' });
    await expect(schools.change(other, ROCK)).rejects.toBeInstanceOf(SchoolExists);
    await expect(schools.change(NOBODY, { ...ROCK, state: 'TX' })).rejects.toBeInstanceOf(SchoolNotFound);
  });

  it('K-09 every change makes the servers read the directory again, a refused one does not', async () => {
    const before = await world.directoryVersion();
    const id = await schools.add(ROCK);
    await expect(schools.add(ROCK)).rejects.toBeInstanceOf(SchoolExists);
    const coach = await coaches.add(id, DANA);
    await expect(coaches.add(NOBODY, DANA)).rejects.toBeInstanceOf(SchoolNotFound);
    await coaches.verify(coach.id);
    await coaches.remove(coach.id);
    await schools.remove(id);
    expect(await world.directoryVersion()).toBe(before + 5);
  });

  it('K-09 removes a school with what belongs to it, and returns how much that was', async () => {
    const id = await schools.add(ROCK);
    await coaches.add(id, DANA);
    const athlete = await world.athlete();
    await world.contacts.add(athlete, id, { name: 'Own Contact', title: '', email: 'own@rock.test' });
    const expected = { coaches: 1, contacts: 1, favorites: 0, trackings: 0, rosterPlayers: 0 };
    expect(await schools.remove(id)).toEqual(expected);
    await expect(schools.remove(id)).rejects.toBeInstanceOf(SchoolNotFound);
    expect(await source.query('select 1 from coaches')).toEqual([]);
  });

  it('K-09 a school has one coach of a name', async () => {
    const id = await schools.add(ROCK);
    const dana = await coaches.add(id, DANA);
    await expect(coaches.add(id, { ...DANA, name: 'dana  FIELDHOUSE' })).rejects.toBeInstanceOf(CoachExists);
    const sam = await coaches.add(id, { ...DANA, name: 'Sam Placeholder' });
    await expect(coaches.change(sam.id, DANA)).rejects.toBeInstanceOf(CoachExists);
    expect(await coaches.change(dana.id, { name: 'Dana Fieldhouse' })).toMatchObject({ title: '', email: null, position: '' });
  });

  it('K-09 another address is not verified, and makes an invented coach a real one', async () => {
    const { id } = await coaches.add(await schools.add(ROCK), DANA);
    await source.query('update coaches set is_example = true where id = $1', [id]);
    expect(await coaches.verify(id)).toMatchObject({ verifiedOn: world.clock.now().toISOString().slice(0, 10) });
    expect((await coaches.change(id, { ...DANA, title: 'Quarterbacks' })).verifiedOn).not.toBeNull();
    expect(await coaches.change(id, { ...DANA, email: 'new@rock.test' })).toMatchObject({ verifiedOn: null, isExample: false });
  });

  it("K-09 X-01 an athlete's own contact is not a coach of the shared directory", async () => {
    const id = await schools.add(ROCK);
    const own = await world.contacts.add(await world.athlete(), id, { name: 'Own Contact', title: '', email: 'own@rock.test' });
    await expect(coaches.change(own.id, DANA)).rejects.toBeInstanceOf(CoachNotFound);
    await expect(coaches.verify(own.id)).rejects.toBeInstanceOf(CoachNotFound);
    await expect(coaches.remove(own.id)).rejects.toBeInstanceOf(CoachNotFound);
    expect(await source.query('select name from coaches')).toEqual([{ name: 'Own Contact' }]);
  });
});
