import { SampleBundledFiles } from '../../directory/testing/sample-bundled-files.js';
import { ImportWorld } from '../testing/import-world.js';
import { ImportSchools } from './import-schools.use-case.js';
import { LoadExampleStaff } from './load-example-staff.use-case.js';

describe('loading the invented staff of the demo', () => {
  let world: ImportWorld;
  let load: LoadExampleStaff;

  beforeEach(() => {
    world = new ImportWorld();
    load = new LoadExampleStaff(new SampleBundledFiles(), world.csv, world.store, world.clock, world.ids);
  });

  it('R-03 adds each coach once, and is no import that an admin sees', async () => {
    expect([await load.run(), await load.run()]).toEqual([1, 0]);
    expect([world.store.coachNames(), world.ends()]).toEqual([['Wren Specimen'], []]);
  });

  it('R-03 leaves alone a real coach of the same name', async () => {
    const header = 'name,division,city,state,coach_name,coach_email';
    await new ImportSchools(world.runner, world.store).run(world.upload(header, 'Akron,D1,Akron,OH,Wren Specimen,real@akron.test'));
    expect(await load.run()).toBe(0);
  });
});
