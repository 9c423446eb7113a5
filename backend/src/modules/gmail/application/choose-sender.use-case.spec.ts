import { AthleteQuery, type AthleteFacts } from '../../profile/share/index.js';
import { FixedGmailConnections } from '../testing/fixed-gmail-connections.js';
import { ScriptedMailGateway } from '../testing/scripted-mail-gateway.js';
import { ChooseSender } from './choose-sender.use-case.js';
import type { GmailState } from './gmail-status.js';
import { MailGateways } from './mail-gateways.js';
import { PlatformSender } from './platform-sender.js';

class Marcus extends AthleteQuery {
  async byId(userId: string): Promise<AthleteFacts> {
    return {
      userId,
      username: 'marcus',
      email: 'marcus@example.org',
      emailVerified: true,
      firstName: 'Marcus',
      lastName: 'Lee',
    } as AthleteFacts;
  }
}

const ownServer = new PlatformSender({ name: 'Recruit', address: 'no-reply@recruit.example' }, true, 'recruit.example');

describe('from whom an athlete’s mail leaves', () => {
  let gmail: FixedGmailConnections;
  let senders: ChooseSender;

  beforeEach(() => {
    gmail = new FixedGmailConnections();
    const gateways = new MailGateways([new ScriptedMailGateway('smtp'), new ScriptedMailGateway('gmail')]);
    senders = new ChooseSender(new Marcus(), gateways, ownServer, gmail);
  });

  const stands = (state: GmailState, email: string | null = 'marcus.lee@gmail.example') =>
    gmail.statuses.set('marcus', { state, email, canReadReplies: true, reason: null });

  it('G-04 from the own address when Gmail is connected', async () => {
    stands('connected');
    const own = { name: 'Marcus Lee', address: 'marcus.lee@gmail.example' };
    expect(await senders.run('marcus')).toEqual({
      ...{ via: 'gmail', examplesVia: 'outbox' },
      ...{ from: own, replyTo: own, ready: true, reason: null },
    });
  });

  it('C-17 a lost grant stops the mail; it does not take another way', async () => {
    stands('needs_reconnect');
    expect(await senders.run('marcus')).toMatchObject({ via: 'gmail', ready: false, reason: 'gmail_needs_reconnect' });
  });

  it.each<GmailState>(['not_connected', 'not_set_up'])('G-06 from the platform with the athlete as Reply-To: %s', async (state) => {
    stands(state, null);
    expect(await senders.run('marcus')).toMatchObject({
      via: 'smtp',
      from: { name: 'Marcus Lee via Recruit', address: 'no-reply@recruit.example' },
      replyTo: { address: 'marcus@example.org' },
      ready: true,
    });
  });

  it.each([
    ['nothing can be delivered', ['outbox'], { via: 'outbox', ready: false, reason: 'nothing_can_deliver' }],
    ['the demo delivers to its own coaches', ['outbox', 'demo'], { via: 'outbox', examplesVia: 'demo', ready: true }],
    ['a mail server delivers', ['smtp', 'outbox'], { via: 'smtp', examplesVia: 'outbox', ready: true, reason: null }],
  ] as const)('M-02 %s', async (_title, [first, ...others], sender) => {
    const gateways = new MailGateways([new ScriptedMailGateway(first), ...others.map((name) => new ScriptedMailGateway(name))]);
    stands('not_connected', null);
    expect(await new ChooseSender(new Marcus(), gateways, ownServer, gmail).run('marcus')).toMatchObject(sender);
  });

  it('C-17 a mail keeps the way it was sent off by, whatever was connected since', async () => {
    stands('connected');
    expect(await senders.forMail('marcus', 'smtp', 'no-reply@recruit.example')).toMatchObject({
      via: 'smtp',
      from: { address: 'no-reply@recruit.example' },
    });
    expect(await senders.forMail('marcus', 'outbox', 'no-reply@recruit.example')).toMatchObject({
      via: 'outbox',
      from: { address: 'no-reply@recruit.example' },
    });
    stands('not_connected', null);
    const kept = await senders.forMail('marcus', 'gmail', 'old@gmail.example');
    expect(kept).toMatchObject({ via: 'gmail', from: { address: 'old@gmail.example' }, replyTo: { address: 'old@gmail.example' } });
  });
});
