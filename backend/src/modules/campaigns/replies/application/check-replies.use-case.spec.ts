import { RepliesWorld } from '../../testing/replies-world.js';

describe('the athlete asks who replied', () => {
  let world: RepliesWorld;

  beforeEach(() => {
    world = new RepliesWorld();
    world.writeTo(0);
  });

  const ask = (campaignId: string | null = null) => world.asking.run('marcus', campaignId);
  const own = (changes: object) => {
    const account = world.own.accounts.get('marcus');
    if (account) world.own.accounts.set('marcus', { ...account, ...changes });
  };

  it('C-08 a reply is announced once, whichever look found it', async () => {
    await world.pass(20_000);
    world.reply();
    await world.pass(120_000);
    const found = await ask();
    expect(found).toMatchObject({ checked: 1, repliesFound: 1 });
    expect(await ask()).toMatchObject({ checked: 1, repliesFound: 0 });
    await world.asking.announceAgain('marcus', found.announcedAt);
    expect(await ask('campaign one@x')).toMatchObject({ repliesFound: 1 });
  });

  it('C-08 many pages that ask at the same time cost one look', async () => {
    for (let at = 0; at < 3; at += 1) {
      await ask();
      world.clock.advance(2_000);
    }
    expect(world.inbox.calls.filter((call) => call === 'startCursor' || call === 'arrivedSince')).toHaveLength(1);
  });

  it('C-08 says what keeps Recruit from looking', async () => {
    await expect(world.asking.run('nobody', null)).rejects.toMatchObject({ code: 'gmail_not_connected' });
    own({ state: 'needs_reconnect' });
    await expect(ask()).rejects.toMatchObject({ code: 'needs_reconnect' });
    own({ state: 'connected', canReadReplies: false });
    await expect(ask()).rejects.toMatchObject({ code: 'send_only' });
    expect(world.inbox.calls).toEqual([]);
  });

  it('M-05 a mailbox that does not answer, or lost its sign-in, is said as such; what was found before stays', async () => {
    world.inbox.troubles.push({ kind: 'unavailable', message: 'no' });
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('mailbox') });
    world.clock.advance(60_000);
    world.inbox.troubles.push({ kind: 'needs_reconnect' });
    await expect(ask()).rejects.toMatchObject({ code: 'needs_reconnect' });
  });
});
