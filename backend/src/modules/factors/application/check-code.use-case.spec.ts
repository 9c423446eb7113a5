import { CodeNotRight } from '../domain/factor-errors.js';
import { FactorsWorld } from '../testing/factors-world.js';

describe('a code of the app, or a recovery code', () => {
  let world: FactorsWorld;

  beforeEach(() => (world = new FactorsWorld()));

  it('U-03 the code that turned the app on, and every other one, works once', async () => {
    await world.setUp.begin('marcus', 'marcus');
    const first = world.code;
    await world.setUp.confirm('marcus', first);
    await expect(world.checking.run('marcus', first)).rejects.toThrow(CodeNotRight);
    world.clock.advance(30_000);
    await world.checking.run('marcus', world.code);
    await expect(world.checking.run('marcus', world.code)).rejects.toThrow(CodeNotRight);
  });

  it("U-03 a phone's clock may be 30 seconds off, and the message about ten minutes names the clock", async () => {
    await world.turnAppOn('marcus');
    const at = (seconds: number) => world.codes.codeAt(new Date(world.clock.now().getTime() + seconds * 1000));
    await expect(world.checking.run('marcus', at(600))).rejects.toThrow(/phone's clock/);
    await expect(world.checking.run('marcus', at(60))).rejects.toThrow(CodeNotRight);
    await expect(world.checking.run('marcus', at(30))).resolves.toBeUndefined();
  });

  it('U-03 a recovery code works once however it is typed, and the owner hears how many are left', async () => {
    const [code = ''] = await world.turnAppOn('marcus');
    await world.checking.run('marcus', ` ${code.toUpperCase()} `);
    expect(world.sentNotices.at(-1)).toEqual({ userId: 'marcus', what: 'recovery_code_used', left: 9 });
    const before = world.sentNotices.length;
    await expect(world.checking.run('marcus', code)).rejects.toThrow(CodeNotRight);
    expect(world.sentNotices).toHaveLength(before);
  });

  it('U-03 a code counts once the app was confirmed, and of no other account', async () => {
    await world.setUp.begin('marcus', 'marcus');
    await expect(world.checking.run('marcus', world.code)).rejects.toThrow(CodeNotRight);
    await world.turnAppOn('jordan');
    await expect(world.checking.run('marcus', world.code)).rejects.toThrow(CodeNotRight);
  });
});
