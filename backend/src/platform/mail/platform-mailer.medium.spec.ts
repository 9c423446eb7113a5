import { DataSource } from 'typeorm';

import { SmtpSink } from '../../../test/support/smtp-sink.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { FixedClock } from '../../shared-kernel/testing/fixed-clock.js';
import { productMailContract } from '../../shared-kernel/testing/product-mail.contract.js';
import { SequenceIds } from '../../shared-kernel/testing/sequence-ids.js';
import type { AppConfig } from '../config/app-config.js';
import { OutboxStore } from './outbox-store.js';
import { PlatformMailer } from './platform-mailer.js';
import { SmtpClient } from './smtp-client.js';

describe('PlatformMailer', () => {
  let database: TestDatabase;
  let source: DataSource;
  let sink: SmtpSink;
  let smtp: SmtpClient | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  });

  beforeEach(async () => {
    await source.query('truncate outbox_mails');
    sink = await SmtpSink.start();
  });

  afterEach(async () => {
    smtp?.onApplicationShutdown();
    await sink.stop();
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  productMailContract(async (hasServer) => {
    const smtpUrl = hasServer ? sink.url : undefined;
    const config = { publicUrl: 'https://recruit.test', mailFrom: 'Recruit <recruit@recruit.test>', smtpUrl } as AppConfig;
    const [clock, ids] = [new FixedClock(), new SequenceIds()];
    const outbox = new OutboxStore(source, clock, ids);
    smtp = new SmtpClient(config);
    return {
      mail: new PlatformMailer(config, smtp, outbox, clock, ids),
      delivered: () => sink.mails.map(({ to, subject, text }) => ({ to: to.join(), subject, text: text.trimEnd() })),
      kept: async () => (await outbox.list(10)).map(({ subject }) => subject),
      breakServer: async () => sink.behave(/./, { kind: 'drop-at-data' }),
    };
  });
});
