import { ImportWorld } from '../testing/import-world.js';
import { ImportCoaches } from './import-coaches.use-case.js';
import { ImportSchools } from './import-schools.use-case.js';

const HEADER = 'school_name,state,coach_name,coach_title,coach_email';

describe('importing coaches', () => {
  let world: ImportWorld;
  let coaches: ImportCoaches;

  beforeEach(async () => {
    world = new ImportWorld();
    coaches = new ImportCoaches(world.runner, world.store, world.names);
    const schools = new ImportSchools(world.runner, world.store);
    await schools.run(world.upload('name,division,city,state', 'Wheaton,D3,Wheaton,IL', 'Wheaton,D3,Norton,MA', 'Akron,D1,Akron,OH'));
  });

  const run = (rows: string[], choices = {}) => coaches.run(world.upload(HEADER, ...rows), choices);

  it('K-04 stores the coaches of schools that the directory knows, and says of the others what is missing', async () => {
    const result = await run(['akron,OH,Dana Fieldhouse,Head Coach,dana@akron.test', 'Nowhere,OH,Sam,,', 'Wheaton,,Lee,,']);
    expect(result).toMatchObject({ imported: { coaches: 1 }, changed: { coaches: 0 }, errorCount: 2 });
    expect(result.errors.map(({ code }) => code)).toEqual(['unknown_school', 'ambiguous_school']);
    expect(result.message).toBe('Successfully imported 1 coach!');
    expect(world.store.coachNames()).toEqual(['Dana Fieldhouse']);
  });

  it('K-04 says how many coaches were updated, and nothing of a repeat', async () => {
    const row = 'Akron,OH,Dana Fieldhouse,Head Coach,dana@akron.test';
    await run([row]);
    const again = await run(['Akron,OH,Dana Fieldhouse,Head Coach,new@akron.test', 'Akron,OH,Sam Placeholder,,']);
    expect(again.message).toBe('Successfully imported 1 coach! 1 updated.');
    expect((await run(['Akron,OH,Sam Placeholder,,'])).message).toBe('Successfully imported 0 coaches!');
  });

  it('K-07 words a dry run and a refusal as what they are', async () => {
    const rows = ['Akron,OH,Dana Fieldhouse,,', 'Nowhere,OH,Sam,,'];
    expect((await run(rows, { dryRun: true })).message).toBe('Would import 1 coach.');
    const refused = await run(rows, { allOrNothing: true });
    expect(refused.message).toBe('Nothing was imported, because not every row could be read.');
    expect(refused).toMatchObject({ imported: { coaches: 0 }, difference: { adds: 0, changes: 0, leaves: 1, first: [] } });
    expect(world.store.coachNames()).toEqual([]);
  });
});
