import type { DataSource } from 'typeorm';

import { AthleteQuery, type AthleteFacts } from '../../../profile/share/index.js';
import { PlainShareLinks } from '../../../profile/share/testing/plain-share-links.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { FixedOwnAccounts } from '../testing/fixed-own-accounts.js';
import { ScriptedMailGateway } from '../../gateways/testing/scripted-mail-gateway.js';
import { ChooseSender } from './choose-sender.use-case.js';
import type { OwnAccount } from '../../gateways/application/own-account.js';
import { MailGateways } from '../../gateways/application/mail-gateways.js';
import { PlatformSender } from '../../gateways/application/platform-sender.js';

class Marcus extends AthleteQuery {
  constructor() {
    super({} as DataSource, new PlainShareLinks(), new FixedClock(new Date(0)));
  }

  override async byId(userId: string): Promise<AthleteFacts> {
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
  let own: FixedOwnAccounts;
  let senders: ChooseSender;

  beforeEach(() => {
    own = new FixedOwnAccounts();
    const gateways = new MailGateways([new ScriptedMailGateway('smtp'), new ScriptedMailGateway('gmail')]);
    senders = new ChooseSender(new Marcus(), gateways, ownServer, own);
  });

  const connect = (state: OwnAccount['state'], kind: OwnAccount['kind'] = 'gmail') =>
    own.accounts.set('marcus', { kind, address: 'marcus.lee@gmail.example', state, canReadReplies: true });

  it.each(['gmail', 'mailbox'] as const)('G-04 M-04 from the own address when an account is connected: %s', async (kind) => {
    connect('connected', kind);
    const marcus = { name: 'Marcus Lee', address: 'marcus.lee@gmail.example' };
    expect(await senders.run('marcus')).toEqual({
      ...{ via: kind, examplesVia: 'outbox' },
      ...{ from: marcus, replyTo: marcus, ready: true, reason: null },
    });
  });

  it.each(['gmail', 'mailbox'] as const)('C-17 M-04 a lost account stops the mail; it does not take another way: %s', async (kind) => {
    connect('needs_reconnect', kind);
    expect(await senders.run('marcus')).toMatchObject({ via: kind, ready: false, reason: `${kind}_needs_reconnect` });
    expect(await senders.accountOf('marcus')).toEqual({ kind, address: 'marcus.lee@gmail.example', usable: false });
  });

  it('G-06 from the platform with the athlete as Reply-To', async () => {
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
    expect(await new ChooseSender(new Marcus(), gateways, ownServer, own).run('marcus')).toMatchObject(sender);
  });

  it('C-17 an email keeps the way it was sent off by, whatever was connected since', async () => {
    connect('connected');
    expect(await senders.forMail('marcus', 'smtp', 'no-reply@recruit.example')).toMatchObject({
      via: 'smtp',
      from: { address: 'no-reply@recruit.example' },
    });
    expect(await senders.forMail('marcus', 'outbox', 'no-reply@recruit.example')).toMatchObject({
      via: 'outbox',
      from: { address: 'no-reply@recruit.example' },
    });
    own.accounts.clear();
    const kept = await senders.forMail('marcus', 'gmail', 'old@gmail.example');
    expect(kept).toMatchObject({ via: 'gmail', from: { address: 'old@gmail.example' }, replyTo: { address: 'old@gmail.example' } });
  });
});
