import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { TalkRows } from '../testing/talk-rows.js';
import { ConversationQuery } from './conversation.query.js';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const clock = new FixedClock(at(48));

describe('one email or reply of a conversation in the database', () => {
  let source: DataSource;
  let query: ConversationQuery;
  let rows: TalkRows;

  useTestSource(2, (opened) => (source = opened));

  beforeAll(async () => {
    query = new ConversationQuery(source, clock);
  });

  beforeEach(async () => {
    rows = await TalkRows.start(source);
  });

  it('C-22 is the same as on the page of the conversation', async () => {
    const coach = await rows.coach('Quinn Dummett');
    const mail = await rows.email(coach, { at: at(1), status: 'replied', body: 'Coach, here is my film.' });
    const reply = await rows.reply(mail, { at: at(2), body: 'Call me.' });
    await rows.email(coach, { at: at(3), step: 1000 });
    const { entries } = await query.page(rows.userId, coach, 10, null);
    expect(entries).toHaveLength(3);
    expect(await query.entry(rows.userId, coach, mail)).toEqual(entries.find(({ id }) => id === mail));
    expect(await query.entry(rows.userId, coach, reply)).toEqual(entries.find(({ id }) => id === reply));
    expect(await query.entry(rows.userId, coach, reply)).toMatchObject({ text: 'Call me.' });
  });

  it('C-22 an email to another coach is no part of it', async () => {
    const [one, two] = [await rows.coach('One'), await rows.coach('Two')];
    const mail = await rows.email(one, { at: at(1) });
    await rows.email(two, { at: at(1) });
    await expect(query.entry(rows.userId, two, mail)).rejects.toMatchObject({ code: 'email_not_found' });
  });

  it("X-01 another athlete's email is not found, also when both wrote to the coach", async () => {
    const coach = await rows.coach('Quinn Dummett');
    const mail = await rows.email(coach, { at: at(1) });
    const other = await TalkRows.start(source);
    await other.email(coach, { at: at(1) });
    await expect(query.entry(other.userId, coach, mail)).rejects.toMatchObject({ code: 'email_not_found' });
  });
});
