import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { SendingWorld } from '../../testing/sending-world.js';
import { SendKept } from './send-kept.use-case.js';

describe('C-04 sending what was kept', () => {
  let world: SendingWorld;
  let sendKept: SendKept;
  let gateway: ScriptedMailGateway;

  beforeEach(async () => {
    gateway = new ScriptedMailGateway();
    world = new SendingWorld(gateway);
    sendKept = new SendKept(world.contexts, world.ledger, world.policy, world.clock, new SequenceIds());
    world.coach(1);
    world.coach(2);
    await world.draft();
    world.gateways.way = 'outbox';
    gateway.outcomes.set('coach1@akron.example.edu', { kind: 'kept' });
    gateway.outcomes.set('coach2@akron.example.edu', { kind: 'kept' });
    await world.send.run({ userId: 'marcus', campaignId: 'film', coachIds: [1, 2], confirmed: [], keep: true });
    await world.deliver.run('film');
    gateway.outcomes.clear();
    expect([world.campaign(), world.statuses()]).toEqual(['kept', ['kept', 'kept']]);
    world.gateways.way = 'smtp';
  });

  const run = (userId = 'marcus') => sendKept.run(userId, 'film', []);

  it('C-04 each leaves once, after a new take-back', async () => {
    await run();
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(0);
    world.clock.advance(30_000);
    await world.deliver.run('film');
    expect(gateway.arrived.map(({ to }) => to.address)).toEqual(['coach1@akron.example.edu', 'coach2@akron.example.edu']);
    expect(world.campaign()).toBe('completed');
  });

  it('C-04 in two tabs at once it is sent once', async () => {
    const presses = await Promise.allSettled([run(), run()]);
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(run()).rejects.toMatchObject({ code: 'nothing_kept' });
  });

  it('C-16 of coaches who have one address by now, the first gets it', async () => {
    for (const coach of world.directory.coaches) coach.coachEmail = 'staff@akron.example.edu';
    await run();
    expect(world.ledger.rows.map(({ status, reasonCode }) => [status, reasonCode])).toEqual([
      ['queued', null],
      ['skipped', 'same_address'],
    ]);
  });

  it('C-16 an address that already got an email of the campaign gets no second one', async () => {
    const [second] = world.directory.coaches.splice(1);
    await run();
    world.clock.advance(30_000);
    await world.deliver.run('film');
    expect(world.statuses()).toEqual(['sent', 'kept']);
    world.coach(2, { ...second, coachEmail: 'Coach1@akron.example.edu' });
    await expect(run()).rejects.toMatchObject({ code: 'no_addresses' });
    expect(gateway.arrived).toHaveLength(1);
  });

  it('C-04 email to a coach who is gone stays kept', async () => {
    world.directory.coaches.shift();
    await run();
    expect(world.statuses()).toEqual(['kept', 'queued']);
    world.directory.coaches.length = 0;
    await expect(run()).rejects.toMatchObject({ code: 'nothing_kept' });
  });

  it('M-08 without a way to deliver it stays kept', async () => {
    world.gateways.way = 'outbox';
    await expect(run()).rejects.toMatchObject({ code: 'nothing_can_deliver' });
    expect(world.statuses()).toEqual(['kept', 'kept']);
  });

  it('C-05 what is missing today stops all', async () => {
    for (const coach of world.directory.coaches) coach.lastName = '';
    await expect(run()).rejects.toMatchObject({ code: 'needs_confirmation' });
    expect(world.statuses()).toEqual(['kept', 'kept']);
  });

  it('X-01 somebody else’s campaign does not exist', async () => {
    await expect(run('maya')).rejects.toMatchObject({ code: 'campaign_not_found' });
  });
});
