import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { SchoolWorld } from '../../testing/school-world.js';
import { SchoolTracking } from '../../outreach/adapters/persistence/school-tracking.js';
import { CoachDirectory } from './coach-directory.query.js';

describe('coaches as recipients', () => {
  let source: DataSource;
  let world: SchoolWorld;
  let coaches: CoachDirectory;
  let athlete: string;
  let rival: string;
  let rock: number;
  let union: number;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    world = new SchoolWorld(source);
    coaches = new CoachDirectory(source);
    await world.staff([
      ['Slippery Rock', 'PA', 'Dana Fieldhouse', 'Head Coach', 'dana@rock.test'],
      ['Slippery Rock', 'PA', 'Alex Invented', 'Recruiting Coordinator'],
      ['Mount Union', 'OH', 'Sam Placeholder', 'Head Coach', 'sam@union.test'],
      ['Ferris State', 'MI', 'Lee Sample', 'Head Coach', 'lee@ferris.test'],
    ]);
    [athlete, rival] = [await world.athlete(), await world.athlete()];
    [rock, union] = [await world.schoolId('Slippery Rock'), await world.schoolId('Mount Union')];
    for (const school of [rock, union]) await favor(athlete, school);
    await favor(rival, rock);
    await world.contacts.add(athlete, rock, {
      name: 'Own Contact',
      title: 'QB Coach',
      email: 'own@rock.test',
    });
    await world.contacts.add(rival, rock, { name: 'Rival Contact', title: '', email: 'rival@rock.test' });
  });

  async function favor(user: string, school: number): Promise<void> {
    await world.list.addFavorite(user, school);
  }

  async function idOf(name: string): Promise<number> {
    const [row] = await source.query<{ id: number }[]>('select id from coaches where name = $1', [name]);
    return row?.id ?? 0;
  }

  it("C-03 R-11 lists the coaches of the athlete's favorites and own contacts, nobody else's, by school and name", async () => {
    const rows = await coaches.recipientsFor(athlete, null);
    expect(rows.map(({ coachName }) => coachName)).toEqual(['Sam Placeholder', 'Alex Invented', 'Dana Fieldhouse', 'Own Contact']);
    expect(rows[3]).toEqual({
      coachId: expect.any(Number) as number,
      coachPhone: null,
      coachX: null,
      firstName: 'Own',
      lastName: 'Contact',
      coachName: 'Own Contact',
      coachEmail: 'own@rock.test',
      coachTitle: 'QB Coach',
      schoolId: rock,
      schoolName: 'Slippery Rock',
      schoolCity: 'Town',
      schoolState: 'PA',
      position: 'QB',
      isHeadCoach: false,
      isExample: false,
      addedByYou: true,
      standing: { origin: 'own', enteredOn: '2026-11-21', confirmed: null, aside: null },
    });
    expect(rows[1]?.coachEmail).toBeNull();
  });

  it('C-03 narrows the list to the schools that are asked for, favorites only', async () => {
    const ferris = await world.schoolId('Ferris State');
    const rows = await coaches.recipientsFor(athlete, [union, ferris]);
    expect(rows.map(({ coachName }) => coachName)).toEqual(['Sam Placeholder']);
    expect(await coaches.recipientsFor(athlete, [])).toEqual([]);
  });

  it("C-03 X-01 adds the coaches that are asked for by id, but never another athlete's contact", async () => {
    const rows = await coaches.recipientsFor(athlete, [], [await idOf('Lee Sample'), await idOf('Rival Contact')]);
    expect(rows.map(({ coachName }) => coachName)).toEqual(['Lee Sample']);
  });

  it("R-11 X-01 leaves out unknown coaches and another athlete's contacts when asked by id", async () => {
    const ids = [await idOf('Lee Sample'), await idOf('Own Contact'), await idOf('Rival Contact'), 2_000_000_000];
    const rows = await coaches.coachesForUser(athlete, ids);
    expect(rows.map(({ coachName }) => coachName)).toEqual(['Lee Sample', 'Own Contact']);
  });

  it('R-05 notes an intro mail once and keeps the rest of the tracking', async () => {
    const tracking = new SchoolTracking(source, world.activity);
    await source.query(`insert into target_schools (user_id, school_id, lead_level, updated_at) values ($1, $2, 'hot', now())`, [
      athlete,
      rock,
    ]);
    await tracking.markIntroSent(athlete, [rock, union, rock, 2_000_000_000], world.clock.now());
    const rows = await source.query<object[]>(
      'select school_id, intro_email_sent, lead_level from target_schools where user_id = $1 order by lead_level',
      [athlete],
    );
    expect(rows).toEqual([
      { school_id: union, intro_email_sent: true, lead_level: 'cold' },
      { school_id: rock, intro_email_sent: true, lead_level: 'hot' },
    ]);
  });

  it('R-05 notes an intro mail as part of the transaction of the caller', async () => {
    const ferris = await world.schoolId('Ferris State');
    const failing = source.transaction(async (manager) => {
      await new SchoolTracking(source, world.activity).markIntroSent(athlete, [ferris], world.clock.now(), manager);
      throw new Error('the campaign could not be stored');
    });
    await expect(failing).rejects.toThrow('the campaign could not be stored');
    const rows = await source.query<unknown[]>('select 1 from target_schools where school_id = $1', [ferris]);
    expect(rows).toEqual([]);
  });
});
