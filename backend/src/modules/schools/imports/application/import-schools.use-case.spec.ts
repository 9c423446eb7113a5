import { ImportWorld } from '../testing/import-world.js';
import { ImportSchools } from './import-schools.use-case.js';

const HEADER = 'name,division,city,state,coach_name,coach_email';

describe('importing schools', () => {
  let world: ImportWorld;
  let schools: ImportSchools;

  beforeEach(() => {
    world = new ImportWorld();
    schools = new ImportSchools(world.runner, world.store);
  });

  const run = (rows: string[], choices = {}) => schools.run(world.upload(HEADER, ...rows), choices);
  const file = [
    'Akron,D1,Akron,OH,Dana Fieldhouse,dana@akron.test',
    'Akron,D1,Akron,OH,Sam Placeholder,sam@akron.test',
    'Nowhere,D9,X,OH,,',
  ];

  it('K-06 counts what was created, what was there and what could not be read', async () => {
    expect(await run(file)).toMatchObject({
      imported: { schools: 1, coaches: 2, targetSchools: 0 },
      changed: { schools: 0, coaches: 0 },
      errorCount: 1,
      difference: { adds: 3, changes: 0, leaves: 0 },
      debug: { totalRows: 3, foundHeaders: HEADER.split(','), sampleRow: { name: 'Akron', coach_name: 'Dana Fieldhouse' } },
    });
    const again = await run(['Akron,D2,Akron,OH,Dana Fieldhouse,dana@akron.test']);
    expect(again).toMatchObject({ imported: { schools: 0, coaches: 0 }, changed: { schools: 1, coaches: 0 } });
    expect(again.difference).toMatchObject({ adds: 0, changes: 1, leaves: 1, first: [{ field: 'division', before: 'D1', after: 'D2' }] });
  });

  it('K-07 counts nothing as imported or changed when all or nothing was refused', async () => {
    const refused = await run(file, { allOrNothing: true });
    expect(refused).toMatchObject({ imported: { schools: 0, coaches: 0, targetSchools: 0 }, changed: { schools: 0, coaches: 0 } });
    expect(refused.message).toBe('Nothing was imported. 1 row could not be read.');
    expect(world.store.schools()).toEqual([]);
  });
});
