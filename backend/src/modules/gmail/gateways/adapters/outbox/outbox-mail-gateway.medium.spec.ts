import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { OutboxStore } from '../../../../../platform/mail/outbox-store.js';
import { RandomIds } from '../../../../../platform/system/random-ids.js';
import { FixedClock } from '../../../../../shared-kernel/testing/fixed-clock.js';
import { aGatewayMail, mailGatewayContract, theAttempt } from '../../testing/mail-gateway.contract.js';
import { DemoMailGateway } from './demo-mail-gateway.js';
import { OutboxMailGateway } from './outbox-mail-gateway.js';

describe('the way into the local outbox', () => {
  let source: DataSource;
  let store: OutboxStore;
  let userId: string;

  useTestSource(3, (opened) => (source = opened));

  beforeAll(async () => {
    store = new OutboxStore(source, new FixedClock(), new RandomIds());
    userId = v7();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, 'm', 'm', 'x', now())`, [userId]);
  });

  beforeEach(async () => source.query('delete from outbox_mails'));

  /** The contract's mail belongs to nobody; here it has to be somebody who exists. */
  class OwnedGateway extends OutboxMailGateway {
    override send(mail: Parameters<OutboxMailGateway['send']>[0]) {
      return super.send({ ...mail, userId });
    }
  }

  class OwnedDemoGateway extends DemoMailGateway {
    override send(mail: Parameters<DemoMailGateway['send']>[0]) {
      return super.send({ ...mail, userId, isExample: true });
    }
  }

  describe('to the invented coaches of the demo', () => {
    mailGatewayContract(async () => ({
      gateway: new OwnedDemoGateway(store),
      arrived: async () => (await store.list(50)).map((mail) => mail.messageId),
    }));

    it('M-01 nobody else gets mail there', async () => {
      expect(await new DemoMailGateway(store).send(aGatewayMail({ userId }))).toMatchObject({ kind: 'refused' });
      expect(await store.list(50)).toEqual([]);
    });
  });

  it('C-18 what is kept takes no space for its files', async () => {
    const attachments = [{ name: 'Transcript.pdf', contentType: 'application/pdf', bytes: Buffer.alloc(200_000) }];
    expect(await new OwnedGateway(store).send(aGatewayMail({ attachments }))).toEqual({ kind: 'kept' });
    const [kept] = await source.query<{ raw: Buffer }[]>('select raw from outbox_mails');
    expect(kept?.raw.length).toBeLessThan(5000);
    expect(kept?.raw.toString()).toContain('Coach, my film.');
  });

  it.each([
    ['the outbox', () => new OwnedGateway(store)],
    ['the demo', () => new OwnedDemoGateway(store)],
  ])('C-19 a follow-up in %s names the emails that it follows', async (_, gateway) => {
    await gateway().send(
      aGatewayMail({ thread: { threadId: null, providerMessageId: null, inReplyTo: 'b@x', references: ['a@x', 'b@x'] } }),
    );
    const [kept] = await source.query<{ raw: Buffer }[]>('select raw from outbox_mails');
    expect(kept?.raw.toString()).toContain('In-Reply-To: <b@x>\r\nReferences: <a@x> <b@x>');
  });

  it('M-01 an email in the outbox is kept, never sent, also when it is looked up later', async () => {
    const gateway = new OwnedGateway(store);
    const mail = aGatewayMail();
    expect(await gateway.send(mail)).toEqual({ kind: 'kept' });
    expect(await gateway.lookUp(theAttempt(mail))).toEqual({ kind: 'kept' });
    expect(await gateway.lookUp(theAttempt(mail, { messageId: 'other@x' }))).toEqual({ kind: 'absent' });
  });

  it('O-04 the same Message-ID is kept once, however often it comes', async () => {
    const gateway = new OwnedGateway(store);
    await Promise.all([gateway.send(aGatewayMail()), gateway.send(aGatewayMail())]);
    expect(await store.list(50)).toHaveLength(1);
  });

  it('O-04 says why an email stays here', async () => {
    const gateway = new OwnedGateway(store);
    await gateway.send(aGatewayMail({ messageId: 'a@x' }));
    await gateway.send(aGatewayMail({ messageId: 'b@x', isExample: true }));
    expect((await store.list(50)).map((mail) => mail.reason).sort()).toEqual(['example_recipient', 'no_mail_server']);
  });

  it('O-04 pages from the newest, and shows one email with its text', async () => {
    const gateway = new OwnedGateway(store);
    for (const at of [1, 2, 3]) await gateway.send(aGatewayMail({ messageId: `${at}@x`, text: `mail ${at}` }));
    const [newest, second] = await store.list(2);
    expect(newest?.messageId).toBe('3@x');
    expect((await store.list(2, second?.id)).map((mail) => mail.messageId)).toEqual(['1@x']);
    expect(await store.byId(newest?.id ?? '')).toMatchObject({ text: 'mail 3' });
  });
});
