import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { TalkRows } from '../../../conversations/testing/talk-rows.js';
import { CANDIDATES, ADD_MESSAGES } from './reply-ledger.sql.js';
import { roundsDuring } from '../../../../../shared-kernel/testing/rounds-during.js';
import type { KeptMessage } from '../../application/ports/reply-ledger.js';
import { replyRow, replyRows } from './reply-row.js';
import type { MailCandidate } from '../../domain/choose-mail.js';
import type { ReplyText } from '../../domain/reply-text.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');

describe('suspicious replies in the database', () => {
  let source: DataSource;
  let rows: TalkRows;
  let mail: MailCandidate;

  useTestSource(2, (opened) => (source = opened));

  beforeEach(async () => {
    rows = await TalkRows.start(source);
    const coachId = await rows.coach('Quinn Dummett');
    await source.query(`update coaches set email = 'dana@gozips.test' where id = $1`, [coachId]);
    await rows.coach('Own Contact', true);
    await rows.email(coachId, { at: NOW });
    const found = await source.query<MailCandidate[]>(CANDIDATES, [rows.userId, 'none', [], 'coach@akron.test']);
    [mail] = found as [MailCandidate];
  });

  async function keep(from: string, snippet: string, text?: ReplyText): Promise<{ suspicions: string[]; outside: boolean } | undefined> {
    const headers = { from, subject: 'Re: Film' };
    const message = { id: v7(), threadId: '1', receivedAt: NOW, labels: [], snippet, headers };
    const row = replyRow(v7(), { message, class: { kind: 'human' }, mail, ...(text ? { text } : {}) });
    await source.query(ADD_MESSAGES, [JSON.stringify([row]), rows.userId, 'mail.test', NOW]);
    const kept = `select suspicions, outside_domain as outside from replies where provider_message_id = $1`;
    const [found] = await source.query<{ suspicions: string[]; outside: boolean }[]>(kept, [message.id]);
    return found;
  }

  it('U-09 the domains of a school are those of its coaches in the directory, not of an athlete’s own contacts', () => {
    expect(mail).toMatchObject({ schoolName: 'Akron then', domains: ['gozips.test'] });
  });

  it('U-09 a reply is stored with the reasons that its text gives', async () => {
    const text = { text: 'Thanks.\nBuy two gift cards and send me the codes.', isCut: false, pictures: 0 };
    expect(await keep('Coach <dana@gozips.test>', 'Thanks.', text)).toEqual({ suspicions: ['gift_card'], outside: false });
    expect(await keep('Coach <dana@gozips.test>', 'Thanks.')).toEqual({ suspicions: [], outside: false });
  });

  it('U-09 of a text that was not read the beginning is looked at', async () => {
    expect(await keep('Coach <dana@gozips.test>', 'Send me your password.')).toEqual({ suspicions: ['password'], outside: false });
  });

  it('U-09 many replies in one look at a mailbox hold up nobody: requests are answered after each of them', async () => {
    const message = {
      id: '1',
      threadId: '1',
      receivedAt: NOW,
      labels: [],
      snippet: '',
      headers: { from: 'dana@gozips.test', subject: 'Film' },
    };
    const text = { text: '1. '.repeat(7_000), isCut: false, pictures: 0 };
    const one: KeptMessage = { message, class: { kind: 'human' }, mail, text };
    const rounds = await roundsDuring(() => replyRows(new Array<KeptMessage>(10).fill(one), v7));
    expect(rounds).toBeGreaterThanOrEqual(10);
  });

  it('U-09 an address made to look like the school’s is outside of it', async () => {
    expect(await keep('Coach <dana@g0zips.test>', 'Thanks.')).toEqual({ suspicions: ['look_alike'], outside: true });
  });
});
