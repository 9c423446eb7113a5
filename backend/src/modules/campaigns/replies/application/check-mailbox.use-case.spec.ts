import type { InboxTrouble } from '../../../gmail/gateways/index.js';
import { RepliesWorld } from '../../testing/replies-world.js';

const MINUTE_MS = 60_000;

describe('looking into one mailbox', () => {
  let world: RepliesWorld;

  beforeEach(() => {
    world = new RepliesWorld();
    world.writeTo(0);
  });

  const check = (goodSince = world.clock.now()) => world.checking.run('marcus', goodSince);
  const later = (ms: number) => new Date(world.clock.now().getTime() + ms);

  it('G-05 one that was looked into since needs no look', async () => {
    expect(await check()).toEqual({ kind: 'checked' });
    world.inbox.calls.length = 0;
    expect(await check(later(-5_000))).toEqual({ kind: 'checked' });
    expect(world.inbox.calls).toEqual([]);
    expect(await check(later(1))).toEqual({ kind: 'checked' });
    expect(world.inbox.calls).toEqual(['arrivedSince']);
  });

  it('G-05 while somebody looks into it, nobody else does', async () => {
    await world.worker.exclusively('mailbox marcus', async () => {
      expect(await check()).toEqual({ kind: 'checked' });
    });
    expect(world.inbox.calls).toEqual([]);
  });

  it('G-05 without an account there is nothing to look into', async () => {
    expect(await world.checking.run('nobody', world.clock.now())).toEqual({ kind: 'not_connected' });
  });

  it('M-05 a server that does not answer is asked again later and later, and nothing is lost', async () => {
    await check();
    world.reply();
    world.inbox.troubles.push({ kind: 'unavailable', message: 'no' }, { kind: 'unavailable', message: 'no' });
    expect(await check(later(1))).toEqual({ kind: 'waiting', retryAt: later(15_000) });
    expect(await check(later(1))).toEqual({ kind: 'waiting', retryAt: later(15_000) });
    world.clock.advance(15_000);
    expect(await check()).toEqual({ kind: 'waiting', retryAt: later(30_000) });
    world.clock.advance(30_000);
    expect(await check()).toEqual({ kind: 'checked' });
    expect(world.ledger.mails[0]?.status).toBe('replied');
    expect(await world.ledger.mailbox('marcus')).toMatchObject({ failures: 0, retryAt: null });
  });

  it('M-05 a server that asks for patience gets it', async () => {
    const retryAt = later(15 * MINUTE_MS);
    world.inbox.troubles.push({ kind: 'slow_down', retryAt });
    expect(await check()).toEqual({ kind: 'waiting', retryAt });
  });

  it.each<InboxTrouble>([{ kind: 'needs_reconnect' }, { kind: 'not_connected' }, { kind: 'send_only' }])(
    'G-05 after $kind nothing is tried until the athlete connects again',
    async (trouble) => {
      world.inbox.troubles.push(trouble);
      expect(await check()).toEqual(trouble);
      world.inbox.calls.length = 0;
      await world.pass(10 * MINUTE_MS);
      expect(world.inbox.calls).toEqual([]);
      world.ledger.connect('marcus', { connectedAt: world.clock.now() });
      await world.pass(MINUTE_MS);
      expect(world.inbox.calls).not.toEqual([]);
    },
  );

  it('M-05 a cursor that means nothing any more: everything since the day before the last good look is read again, once', async () => {
    await check();
    world.reply();
    world.inbox.expireCursors();
    world.clock.advance(MINUTE_MS);
    expect(await check()).toEqual({ kind: 'checked' });
    expect(world.inbox.calls.slice(-4)).toEqual(['startCursor', 'arrivedAfter', 'message', 'raw']);
    expect(world.ledger.mails[0]?.status).toBe('replied');
    expect(await world.ledger.announce('marcus', null, world.clock.now())).toEqual({ checked: 1, repliesFound: 1 });
  });
});
