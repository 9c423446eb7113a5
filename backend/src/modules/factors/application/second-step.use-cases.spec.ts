import { AppAlreadyOn, CodeNotRight, NoAppSetUp, PasskeyNotRight, SecondStepNeeded, TicketOver } from '../domain/factor-errors.js';
import { FactorsWorld } from '../testing/factors-world.js';

describe('the authenticator app and the second step', () => {
  let world: FactorsWorld;

  beforeEach(() => (world = new FactorsWorld()));

  /** The ticket after the right password. */
  async function ticketOf(userId: string, isRequired = false): Promise<string> {
    const refused = await world.steps.begin(userId, isRequired).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SecondStepNeeded);
    return String((refused as SecondStepNeeded).extra['ticket']);
  }

  it('U-03 an app is on once a code of it was entered, with ten recovery codes, and the owner is told', async () => {
    await world.setUp.begin('marcus', 'marcus');
    await expect(world.setUp.confirm('marcus', '000000')).rejects.toThrow(CodeNotRight);
    await expect(world.setUp.confirm('marcus', 'not digits')).rejects.toThrow(CodeNotRight);
    await expect(world.steps.begin('marcus', false)).resolves.toBeUndefined();
    const codes = await world.setUp.confirm('marcus', world.code);
    expect(new Set(codes).size).toBe(10);
    expect(world.told).toEqual([{ userId: 'marcus', what: 'app_on' }]);
    await expect(world.setUp.begin('marcus', 'marcus')).rejects.toThrow(AppAlreadyOn);
    for (const typed of [world.code, '000000']) await expect(world.setUp.confirm('marcus', typed)).rejects.toThrow(NoAppSetUp);
  });

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
    expect(world.told.at(-1)).toEqual({ userId: 'marcus', what: 'recovery_code_used', left: 9 });
    await expect(world.checking.run('marcus', code)).rejects.toThrow(CodeNotRight);
  });

  it('U-03 new recovery codes end those before; without an app there are none', async () => {
    const [code = ''] = await world.turnAppOn('marcus');
    const [renewed = ''] = await world.setUp.renewCodes('marcus');
    await expect(world.checking.run('marcus', code)).rejects.toThrow(CodeNotRight);
    await expect(world.checking.run('marcus', renewed)).resolves.toBeUndefined();
    await world.setUp.turnOff('marcus');
    expect(world.told.at(-1)).toEqual({ userId: 'marcus', what: 'app_off' });
    await expect(world.setUp.renewCodes('marcus')).rejects.toThrow(NoAppSetUp);
    await world.setUp.turnOff('marcus');
    expect(world.told.filter(({ what }) => what === 'app_off')).toHaveLength(1);
  });

  it('U-03 a ticket is used up by the right code, not by a wrong one, and ends after five tries or minutes', async () => {
    await world.turnAppOn('marcus');
    const ticket = await ticketOf('marcus');
    await expect(world.steps.finish(ticket, { code: '000000' })).rejects.toThrow(CodeNotRight);
    await expect(world.steps.finish(ticket, {})).rejects.toThrow(CodeNotRight);
    expect(await world.steps.finish(ticket, { code: world.code })).toBe('marcus');
    await expect(world.steps.ownerOf(ticket)).rejects.toThrow(TicketOver);

    const guessed = await ticketOf('marcus');
    for (let tries = 0; tries < 5; tries += 1) await expect(world.steps.finish(guessed, { code: '000000' })).rejects.toThrow(CodeNotRight);
    world.clock.advance(30_000);
    await expect(world.steps.finish(guessed, { code: world.code })).rejects.toThrow(TicketOver);

    const late = await ticketOf('marcus');
    world.clock.advance(300_000);
    await expect(world.steps.finish(late, { code: world.code })).rejects.toThrow(TicketOver);
  });

  it('U-03 a passkey is the second step where one is required, and of its own account only', async () => {
    await world.addPasskey('marcus', 'key-1');
    await world.addPasskey('jordan', 'key-2');
    await expect(world.steps.begin('marcus', false)).resolves.toBeUndefined();
    const ticket = await ticketOf('marcus', true);
    const passkey = async (credentialId: string) => {
      const { challenge } = await world.steps.passkeyOptions(ticket);
      return JSON.stringify({ challenge, credentialId, counter: 1 });
    };
    await expect(world.steps.finish(ticket, { passkey: await passkey('key-2') })).rejects.toThrow(PasskeyNotRight);
    expect(await world.steps.finish(ticket, { passkey: await passkey('key-1') })).toBe('marcus');
  });
});
