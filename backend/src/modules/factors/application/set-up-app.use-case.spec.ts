import { AppAlreadyOn, CodeNotRight, NoAppSetUp } from '../domain/factor-errors.js';
import { FactorsWorld } from '../testing/factors-world.js';

describe('setting up an authenticator app', () => {
  let world: FactorsWorld;

  beforeEach(() => (world = new FactorsWorld()));

  it('U-03 an app is on once a code of it was entered, with ten recovery codes, and the owner is notified', async () => {
    expect(await world.setUp.begin('marcus', 'marcus')).toEqual({ secret: 'SECRET', address: 'marcus SECRET' });
    await expect(world.setUp.confirm('marcus', '000000')).rejects.toThrow(CodeNotRight);
    await expect(world.setUp.confirm('marcus', 'not digits')).rejects.toThrow(CodeNotRight);
    await expect(world.steps.begin('marcus', false)).resolves.toBeUndefined();
    const codes = await world.setUp.confirm('marcus', world.code);
    expect(new Set(codes).size).toBe(10);
    expect(world.sentNotices).toEqual([{ userId: 'marcus', what: 'app_on' }]);
    await expect(world.setUp.begin('marcus', 'marcus')).rejects.toThrow(AppAlreadyOn);
    for (const typed of [world.code, '000000']) await expect(world.setUp.confirm('marcus', typed)).rejects.toThrow(NoAppSetUp);
  });

  it('U-03 new recovery codes end those before; without an app there are none', async () => {
    const [code = ''] = await world.turnAppOn('marcus');
    const [renewed = ''] = await world.setUp.renewCodes('marcus');
    expect(world.sentNotices.at(-1)).toEqual({ userId: 'marcus', what: 'codes_renewed' });
    await expect(world.checking.run('marcus', code)).rejects.toThrow(CodeNotRight);
    await expect(world.checking.run('marcus', renewed)).resolves.toBeUndefined();
    await world.setUp.turnOff('marcus');
    expect(world.sentNotices.at(-1)).toEqual({ userId: 'marcus', what: 'app_off' });
    await expect(world.setUp.renewCodes('marcus')).rejects.toThrow(NoAppSetUp);
    await world.setUp.turnOff('marcus');
    expect(world.sentNotices.filter(({ what }) => what === 'app_off')).toHaveLength(1);
  });
});
