import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { SendingWorld } from '../../testing/sending-world.js';
import { TakeBackCampaign } from './take-back-campaign.use-case.js';

describe('C-04 taking a Send back', () => {
  let gateway: ScriptedMailGateway;
  let world: SendingWorld;
  let takeBack: TakeBackCampaign;

  beforeEach(async () => {
    gateway = new ScriptedMailGateway();
    world = new SendingWorld(gateway);
    takeBack = new TakeBackCampaign(world.campaigns, world.ledger, world.clock);
    world.coach(1);
    await world.draft();
    await world.send.run({ userId: 'marcus', campaignId: 'film', coachIds: [1], confirmed: [] });
  });

  it('C-04 in time, the campaign is a draft again and nothing ever leaves', async () => {
    world.clock.advance(29_999);
    await takeBack.run('marcus', 'film');
    expect([world.campaign(), world.ledger.rows]).toEqual(['draft', []]);
    world.clock.advance(60_000);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(0);
  });

  it('C-04 from the moment when email may leave it is too late', async () => {
    world.clock.advance(30_000);
    await expect(takeBack.run('marcus', 'film')).rejects.toMatchObject({ code: 'too_late' });
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(1);
  });

  it('C-04 said twice it is the same', async () => {
    await takeBack.run('marcus', 'film');
    await expect(takeBack.run('marcus', 'film')).resolves.toBeUndefined();
    expect(world.campaign()).toBe('draft');
  });

  it('X-01 somebody else’s campaign does not exist', async () => {
    await expect(takeBack.run('maya', 'film')).rejects.toMatchObject({ code: 'campaign_not_found' });
    expect(world.campaign()).toBe('active');
  });
});
