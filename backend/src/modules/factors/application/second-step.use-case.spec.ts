import { CodeNotRight, PasskeyNotRight, SecondStepNeeded, TicketOver } from '../domain/factor-errors.js';
import { FactorsWorld } from '../testing/factors-world.js';

describe('the second step of a sign-in', () => {
  let world: FactorsWorld;

  beforeEach(() => (world = new FactorsWorld()));

  /** The ticket after the right password. */
  async function ticketOf(userId: string, isRequired = false): Promise<string> {
    const refused = await world.steps.begin(userId, isRequired).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SecondStepNeeded);
    return String((refused as SecondStepNeeded).extra['ticket']);
  }

  it('U-03 a ticket is used up by the right code, not by a wrong one, and ends after five tries or minutes', async () => {
    await world.turnAppOn('marcus');
    const ticket = await ticketOf('marcus');
    await expect(world.steps.finish(ticket, { code: '000000' })).rejects.toThrow(CodeNotRight);
    await expect(world.steps.finish(ticket, {})).rejects.toThrow(CodeNotRight);
    await expect(world.steps.finish(ticket, { code: '' })).rejects.toThrow(CodeNotRight);
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
