import { ScriptedMailGateway } from '../../gmail/testing/index.js';
import { DeliveryWorld } from '../testing/delivery-world.js';
import { DecideMail, type MailDecision } from './decide-mail.use-case.js';

const TWO_MINUTES = 2 * 60 * 1000;

describe('C-17 the athlete decides about a mail nobody knows of', () => {
  let gateway: ScriptedMailGateway;
  let world: DeliveryWorld;
  let decide: (decision: MailDecision, mailId?: string) => Promise<void>;

  beforeEach(async () => {
    gateway = new ScriptedMailGateway();
    world = new DeliveryWorld(gateway);
    const useCase = new DecideMail(world.ledger, world.jobs, world.gateways, world.clock);
    decide = (decision, mailId = 'film 1') => useCase.run('marcus', 'film', mailId, decision);
    gateway.outcomes.set('coach1@akron.example.edu', { kind: 'unknown', message: 'timeout' });
    await world.activate(1);
    await world.deliver.run('film');
    gateway.outcomes.clear();
  });

  it('"It arrived" counts it as sent and completes the campaign', async () => {
    await decide('arrived');
    expect(world.statuses()).toEqual(['sent']);
    expect(world.campaign()).toBe('completed');
  });

  it('"Send again" sends it once more, after the first try is certainly over', async () => {
    await expect(decide('send_again')).rejects.toMatchObject({ code: 'still_being_checked', retryAfterSeconds: 120 });
    world.clock.advance(TWO_MINUTES);
    await decide('send_again');
    expect(world.jobs.woken.map((job) => job.campaignId)).toEqual(['film']);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(1);
  });

  it('two presses at once count once', async () => {
    world.clock.advance(TWO_MINUTES);
    const presses = await Promise.allSettled([decide('send_again'), decide('send_again')]);
    expect(presses.map((press) => press.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('a mail that is sent is not up for decision', async () => {
    await decide('arrived');
    await expect(decide('send_again')).rejects.toMatchObject({ code: 'nothing_to_decide' });
    await expect(decide('arrived')).rejects.toMatchObject({ code: 'nothing_to_decide' });
  });

  it('a mail that does not exist is missing', async () => {
    await expect(decide('arrived', 'film 2')).rejects.toMatchObject({ code: 'mail_not_found' });
  });
});
