import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { SendingWorld } from '../../testing/sending-world.js';
import { EndCampaign } from './end-campaign.use-case.js';

describe('M-08 giving a campaign up', () => {
  let gateway: ScriptedMailGateway;
  let world: SendingWorld;
  let end: EndCampaign;

  beforeEach(async () => {
    gateway = new ScriptedMailGateway();
    world = new SendingWorld(gateway);
    end = new EndCampaign(world.campaigns, world.control, world.clock);
    world.coach(1);
    world.coach(2);
    await world.draft();
    await world.send.run({ userId: 'marcus', campaignId: 'film', coachIds: [1, 2], confirmed: [] });
    world.clock.advance(30_000);
  });

  const pause = () => world.ledger.pause('marcus', 'smtp');

  it('M-08 a paused campaign is cancelled: what waits never leaves', async () => {
    await pause();
    await end.cancel('marcus', 'film');
    expect([world.campaign(), world.statuses()]).toEqual(['cancelled', ['cancelled', 'cancelled']]);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(0);
  });

  it('C-11 a campaign is cancelled while it is sent: what waits never leaves', async () => {
    await end.cancel('marcus', 'film');
    expect([world.campaign(), world.statuses()]).toEqual(['cancelled', ['cancelled', 'cancelled']]);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(0);
  });

  it('C-11 a campaign that is finished is not cancelled', async () => {
    await world.deliver.run('film');
    await expect(end.cancel('marcus', 'film')).rejects.toMatchObject({ code: 'campaign_not_under_way' });
    expect([world.campaign(), world.statuses()]).toEqual(['completed', ['sent', 'sent']]);
  });

  it('M-08 an active campaign is not deleted, nor one with an email that nobody knows of', async () => {
    await expect(end.remove('marcus', 'film')).rejects.toMatchObject({ code: 'campaign_not_draft' });
    gateway.outcomes.set('coach1@akron.example.edu', { kind: 'unknown', message: 'timeout' });
    gateway.batchSize = 1;
    gateway.intervalMs = 1;
    await world.deliver.run('film');
    await pause();
    await expect(end.remove('marcus', 'film')).rejects.toMatchObject({ code: 'campaign_still_sending' });
    expect(world.statuses()).toEqual(['unknown', 'queued']);
  });

  it('M-08 deleted, a paused campaign sends nothing more', async () => {
    await pause();
    await end.remove('marcus', 'film');
    await world.deliver.run('film');
    expect([world.campaign(), gateway.arrived]).toEqual([undefined, []]);
  });

  it('X-01 somebody else’s campaign does not exist', async () => {
    await pause();
    await expect(end.cancel('maya', 'film')).rejects.toMatchObject({ code: 'campaign_not_found' });
    await expect(end.remove('maya', 'film')).rejects.toMatchObject({ code: 'campaign_not_found' });
    expect(world.campaign()).toBe('paused');
  });
});
