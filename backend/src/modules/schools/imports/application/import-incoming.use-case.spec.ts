import { ImportWorld } from '../testing/import-world.js';
import { ImportIncoming } from './import-incoming.use-case.js';
import { ImportSchools } from './import-schools.use-case.js';

const HEADER = 'school,entry_year,player,position,kind';

describe('importing incoming players', () => {
  let world: ImportWorld;
  let incoming: ImportIncoming;

  beforeEach(async () => {
    world = new ImportWorld();
    incoming = new ImportIncoming(world.runner, world.store, world.names);
    await new ImportSchools(world.runner, world.store).run(world.upload('name,division,city,state', 'Akron,D1,Akron,OH'));
  });

  const run = (rows: string[], choices = {}) => incoming.run(world.upload(HEADER, ...rows), choices);

  it('Q-07 replaces what was known of a school and a year, and the same file again changes nothing', async () => {
    const rows = ['Akron,2027,Ray Recruit,QB,', 'Akron,2027,Ty Transfer,WR,transfer in', 'Akron,2028,Ole Lineman,OT,signee'];
    expect(await run(rows)).toMatchObject({
      message: 'Successfully imported 3 incoming players!',
      imported: { classes: 2, players: 3 },
      changed: { classes: 0 },
    });
    expect(await run(rows)).toMatchObject({ imported: { classes: 0, players: 0 }, difference: { adds: 0, changes: 0, leaves: 2 } });
    expect(await run(rows.slice(0, 1))).toMatchObject({ imported: { classes: 0, players: 1 }, changed: { classes: 1 } });
  });

  it('Q-07 names a row that cannot be read, keeps the first of two that are the same, and words what it would do', async () => {
    const rows = ['Akron,2027,Ray Recruit,QB,', 'Akron,2027,Ray Recruit,QB,', 'Akron,,No Year,QB,', 'Akron,2027,Some One,QB,visit'];
    const tried = await run(rows, { dryRun: true });
    expect(tried.message).toBe('Would import 1 incoming player.');
    expect(tried.errors.map(({ column, code }) => [column, code])).toEqual([
      ['entry_year', 'required'],
      ['kind', 'invalid_kind'],
    ]);
    expect(tried.warnings).toMatchObject([{ code: 'duplicate_player', value: 'Ray Recruit' }]);
    expect((await run(rows, { allOrNothing: true })).message).toBe('Nothing was imported, because not every row could be read.');
  });
});
