import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { SendingWorld } from '../../testing/sending-world.js';
import { ResumeCampaign } from './resume-campaign.use-case.js';

const OLD = { kind: 'gmail', state: 'connected', address: 'old@gmail.example', canReadReplies: false } as const;
const NEW = { ...OLD, address: 'New@gmail.example' };

describe('M-08 going on with a paused campaign', () => {
  let world: SendingWorld;
  let resume: ResumeCampaign;

  beforeEach(async () => {
    world = new SendingWorld(new ScriptedMailGateway());
    resume = new ResumeCampaign(world.campaigns, world.senders, world.control, world.platform, world.resumed);
    world.coach(1);
    await world.draft();
    world.own.accounts.set('marcus', OLD);
    await world.send.run({ userId: 'marcus', campaignId: 'film', coachIds: [1], confirmed: [] });
    await world.ledger.pause('marcus', 'gmail');
  });

  const account = () => world.ledger.campaigns.get('film')?.account;

  it('M-08 from its own account without a word', async () => {
    await resume.run('marcus', 'film');
    expect([world.campaign(), account()]).toEqual(['active', { kind: 'gmail', address: 'old@gmail.example' }]);
  });

  it('M-08 never from another account, unless the athlete names it', async () => {
    world.own.accounts.set('marcus', NEW);
    await expect(resume.run('marcus', 'film')).rejects.toMatchObject({ code: 'sender_changed', extra: { sendFrom: 'new@gmail.example' } });
    await expect(resume.run('marcus', 'film', 'old@gmail.example')).rejects.toMatchObject({ code: 'sender_changed' });
    expect(world.campaign()).toBe('paused');
    await resume.run('marcus', 'film', ' NEW@gmail.example ');
    expect([world.campaign(), account()]).toEqual(['active', { kind: 'gmail', address: 'new@gmail.example' }]);
  });

  it('M-08 not while Google refuses the account, nor into the outbox', async () => {
    world.own.accounts.set('marcus', { ...OLD, state: 'needs_reconnect' });
    await expect(resume.run('marcus', 'film')).rejects.toMatchObject({ code: 'needs_reconnect' });
    world.own.accounts.delete('marcus');
    world.gateways.way = 'outbox';
    await expect(resume.run('marcus', 'film', 'no-reply@recruit.example')).rejects.toMatchObject({ code: 'needs_reconnect' });
    expect(world.campaign()).toBe('paused');
  });

  it('M-08 not by the platform before the athlete’s address is proved', async () => {
    world.own.accounts.delete('marcus');
    world.athletes.emailVerified = false;
    await expect(resume.run('marcus', 'film', 'no-reply@recruit.example')).rejects.toMatchObject({ code: 'email_not_verified' });
    world.athletes.emailVerified = true;
    await resume.run('marcus', 'film', 'no-reply@recruit.example');
    expect(account()).toEqual({ kind: 'smtp', address: 'no-reply@recruit.example' });
  });

  it('M-08 X-01 only a paused campaign of one’s own', async () => {
    await expect(resume.run('maya', 'film')).rejects.toMatchObject({ code: 'campaign_not_found' });
    await resume.run('marcus', 'film');
    world.own.accounts.set('marcus', NEW);
    await expect(resume.run('marcus', 'film')).rejects.toMatchObject({ code: 'campaign_not_paused' });
  });
});
