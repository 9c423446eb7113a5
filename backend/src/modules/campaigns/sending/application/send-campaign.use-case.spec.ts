import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { SendingWorld } from '../../testing/sending-world.js';
import type { SendCommand } from './send-campaign.use-case.js';

describe('C-04 Send', () => {
  let gateway: ScriptedMailGateway;
  let world: SendingWorld;

  beforeEach(async () => {
    gateway = new ScriptedMailGateway();
    world = new SendingWorld(gateway);
    for (const coachId of [1, 2, 3]) world.coach(coachId);
    await world.draft();
  });

  const send = (changes: Partial<SendCommand> = {}) =>
    world.send.run({ userId: 'marcus', campaignId: 'film', coachIds: [1, 2], confirmed: [], ...changes });
  const nothingHappened = () => expect([world.campaign(), world.ledger.rows]).toEqual(['draft', []]);

  it('C-04 writes one row for each coach, which leaves when the take-back is over', async () => {
    await send();
    expect(world.campaign()).toBe('active');
    expect(world.ledger.rows.map(({ coachId, status, body }) => [coachId, status, body])).toEqual([
      [1, 'queued', 'Coach Dummett, hello again.'],
      [2, 'queued', 'Coach Dummett, hello again.'],
    ]);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(0);
    world.clock.advance(30_000);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(2);
  });

  it('C-23 a coach with a text of their own gets exactly it, behind the gates of that coach', async () => {
    world.coachTexts.push({ coachId: 2, subject: 'Thanks', template: 'Coach, thank you for [something].', revision: 1 });
    const held = await send().catch((error: unknown) => error);
    expect(held).toMatchObject({ code: 'needs_confirmation', extra: { items: [{ coachId: 2, code: 'unknown_placeholder' }] } });
    await send({ confirmed: [{ coachId: 2, code: 'unknown_placeholder' }] });
    expect(world.ledger.rows.map(({ subject, body }) => [subject, body])).toEqual([
      ['My film', 'Coach Dummett, hello again.'],
      ['Thanks', 'Coach, thank you for [something].'],
    ]);
  });

  it('C-04 pressed twice, also at once, it sends once', async () => {
    const presses = await Promise.allSettled([send(), send()]);
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const coach of world.directory.coaches) coach.lastName = '';
    await expect(send()).rejects.toMatchObject({ code: 'campaign_not_draft' });
    expect(world.ledger.rows).toHaveLength(2);
  });

  it('C-04 X-01 a campaign of somebody else, and a coach that does not exist, send nothing', async () => {
    await expect(send({ userId: 'maya' })).rejects.toMatchObject({ code: 'campaign_not_found' });
    await expect(send({ coachIds: [1, 99] })).rejects.toMatchObject({ kind: 'missing' });
    nothingHappened();
  });

  it('C-04 another text than the one that was looked at sends nothing', async () => {
    await expect(send({ revision: 2 })).rejects.toMatchObject({ code: 'campaign_changed' });
    nothingHappened();
    await send({ revision: 1 });
    expect(world.campaign()).toBe('active');
  });

  it('C-04 C-05 an empty placeholder of one coach stops all, until it is confirmed', async () => {
    world.coach(4, { lastName: '' });
    await expect(send({ coachIds: [1, 4] })).rejects.toMatchObject({ code: 'needs_confirmation' });
    nothingHappened();
    await send({ coachIds: [1, 4], confirmed: [{ coachId: 4, code: 'empty_placeholder' }] });
    expect(world.statuses()).toEqual(['queued', 'queued']);
  });

  it('C-12 an address that opted out is written down as skipped, with the reason', async () => {
    world.suppressions.optedOut('coach2@akron.example.edu');
    await send();
    expect(world.ledger.rows.map(({ status, reasonCode }) => [status, reasonCode])).toEqual([
      ['queued', null],
      ['skipped', 'suppressed'],
    ]);
  });

  it('M-08 without a way to deliver nothing is sent, unless it is to be kept', async () => {
    world.gateways.way = 'outbox';
    await expect(send()).rejects.toMatchObject({ code: 'nothing_can_deliver' });
    nothingHappened();
    await send({ keep: true });
    expect(world.ledger.rows.map(({ gateway: way, openToken }) => [way, openToken])).toEqual([
      ['outbox', null],
      ['outbox', null],
    ]);
    expect(world.ledger.campaigns.get('film')).toMatchObject({ leavesAt: world.clock.now(), account: { kind: 'outbox' } });
  });

  it('M-08 what is to be kept leaves by no way, though there is one', async () => {
    await send({ keep: true });
    expect(world.ledger.rows.map((row) => row.gateway)).toEqual(['outbox', 'outbox']);
    expect(world.ledger.campaigns.get('film')?.account?.kind).toBe('outbox');
  });

  it('M-08 nothing leaves by the platform while the athlete’s address is not proved or Gmail is lost', async () => {
    world.athletes.emailVerified = false;
    await expect(send()).rejects.toMatchObject({ code: 'email_not_verified' });
    const lost = { kind: 'gmail', state: 'needs_reconnect', address: 'marcus@gmail.example', canReadReplies: false } as const;
    world.own.accounts.set('marcus', lost);
    await expect(send()).rejects.toMatchObject({ code: 'gmail_needs_reconnect' });
    nothingHappened();
  });

  it('M-08 the campaign belongs to the account that it was started with', async () => {
    const connected = { kind: 'gmail', state: 'connected', address: 'Marcus@Gmail.example', canReadReplies: false } as const;
    world.own.accounts.set('marcus', connected);
    await send();
    expect(world.ledger.campaigns.get('film')?.account).toEqual({ kind: 'gmail', address: 'marcus@gmail.example' });
    expect(world.ledger.rows.map((row) => row.gateway)).toEqual(['gmail', 'gmail']);
  });

  it('C-07 opens are counted with a token of each email, unless the campaign does not count them', async () => {
    await send();
    expect(new Set(world.ledger.rows.map(({ openToken }) => openToken)).size).toBe(2);
    await world.draft({ id: 'quiet', trackOpens: false });
    await send({ campaignId: 'quiet', coachIds: [3] });
    expect(world.ledger.rows.at(-1)?.openToken).toBeNull();
  });

  it.each([
    [5, 'rests while others call'],
    [0, 'does not rest otherwise'],
  ])('O-09 after %i calls within a second: checking many emails %s', async (calls) => {
    const many = Array.from({ length: 60 }, (_, at) => at + 10);
    for (const coachId of many) world.coach(coachId, { coachEmail: `coach${coachId}@akron.example.edu` });
    for (let at = 0; at < calls; at += 1) world.pace.noteCall();
    // A millisecond passes whenever it is asked for the time.
    jest.spyOn(world.clock, 'now').mockImplementation(() => {
      world.clock.advance(1);
      return FixedClock.prototype.now.call(world.clock);
    });
    await send({ coachIds: many });
    expect(world.rests.length > 0).toBe(calls > 0);
    expect(world.ledger.rows).toHaveLength(60);
  });
});
