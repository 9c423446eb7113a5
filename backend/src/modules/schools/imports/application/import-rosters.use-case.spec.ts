import { ImportWorld } from '../testing/import-world.js';
import { ImportRosters } from './import-rosters.use-case.js';
import { ImportSchools } from './import-schools.use-case.js';

const HEADER = 'school,name,position,class';

describe('importing rosters', () => {
  let world: ImportWorld;
  let rosters: ImportRosters;

  beforeEach(async () => {
    world = new ImportWorld();
    rosters = new ImportRosters(world.runner, world.store, world.names, world.clock);
    await new ImportSchools(world.runner, world.store).run(world.upload('name,division,city,state', 'Akron,D1,Akron,OH'));
  });

  const run = (rows: string[], choices = {}) => rosters.run(world.upload(HEADER, ...rows), choices);

  it('K-09 counts the players of rosters that are new, and of those that read differently', async () => {
    const first = await run(['Akron,Pat Placeholder,QB,Sr', 'Akron,Lou Invented,WR,Fr']);
    expect(first).toMatchObject({
      message: 'Successfully imported 2 players!',
      imported: { rosters: 1, players: 2 },
      changed: { rosters: 0 },
    });
    const second = await run(['Akron,Pat Placeholder,QB,Sr']);
    expect(second).toMatchObject({ imported: { rosters: 0, players: 1 }, changed: { rosters: 1 }, difference: { changes: 1, leaves: 0 } });
    expect(second.message).toBe('Successfully imported 1 player! 1 roster updated.');
    expect(await run(['Akron,Pat Placeholder,QB,Sr'])).toMatchObject({ imported: { players: 0 }, difference: { leaves: 1 } });
  });

  it('K-09 takes a file without a season for the season of the day', async () => {
    await run(['Akron,Pat Placeholder,QB,Sr']);
    const thisSeason = await rosters.run(world.upload(`${HEADER},season`, 'Akron,Pat Placeholder,QB,Sr,2026'));
    expect(thisSeason.imported).toEqual({ rosters: 0, players: 0 });
    const lastSeason = await rosters.run(world.upload(`${HEADER},season`, 'Akron,Pat Placeholder,QB,Sr,2025'));
    expect(lastSeason.imported).toEqual({ rosters: 1, players: 1 });
  });

  it('K-07 words a dry run and a refusal as what they are', async () => {
    const rows = ['Akron,Pat Placeholder,QB,Sr', 'Nowhere,Lou Invented,WR,Fr'];
    expect((await run(rows, { dryRun: true })).message).toBe('Would import 1 player.');
    const refused = await run(rows, { allOrNothing: true });
    expect(refused).toMatchObject({ imported: { rosters: 0, players: 0 }, changed: { rosters: 0 } });
    expect(refused.message).toBe('Nothing was imported, because not every row could be read.');
  });
});
