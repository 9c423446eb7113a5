import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { FixedClock } from '../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../shared-kernel/testing/sequence-ids.js';
import { OutboxStore } from './outbox-store.js';
import type { OutgoingMail } from './outgoing-mail.js';

describe('OutboxStore', () => {
  let database: TestDatabase;
  let source: DataSource;
  let store: OutboxStore;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  });

  beforeEach(async () => {
    await source.query('truncate outbox_mails');
    store = new OutboxStore(source, new FixedClock(), new SequenceIds());
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const mailTo = (name: string): OutgoingMail => ({
    messageId: `${name}@recruit.test`,
    date: new Date('2026-11-21T15:00:00.000Z'),
    from: { name: 'Marcus', address: 'marcus@recruit.test' },
    to: { name, address: `${name}@college.test` },
    subject: `To ${name}`,
    text: `Hello ${name}`,
  });

  it('G-06 keeps an email with its text', async () => {
    await store.add(mailTo('dana'), null, 'no_mail_server');
    const [entry] = await store.list(10);
    expect(entry).toEqual({
      id: expect.any(String),
      messageId: 'dana@recruit.test',
      from: 'marcus@recruit.test',
      replyTo: null,
      to: 'dana@college.test',
      subject: 'To dana',
      reason: 'no_mail_server',
      createdAt: new Date('2026-11-21T15:00:00.000Z'),
    });
    expect(await store.byId(entry?.id ?? '')).toEqual({ ...entry, text: 'Hello dana' });
    expect(await store.has('dana@recruit.test')).toBe(true);
    expect(await store.has('robin@recruit.test')).toBe(false);
  });

  it('C-04 keeps an email once, however often it is sent', async () => {
    await Promise.all([1, 2, 3].map(() => store.add(mailTo('dana'), null, 'example_recipient')));
    expect(await store.list(10)).toHaveLength(1);
  });

  it('O-04 lists the newest first, page by page', async () => {
    for (const name of ['one', 'two', 'three']) await store.add(mailTo(name), null, 'no_mail_server');
    const first = await store.list(2);
    const second = await store.list(2, first.at(-1)?.id);
    expect([...first, ...second].map(({ subject }) => subject)).toEqual(['To three', 'To two', 'To one']);
  });
});
