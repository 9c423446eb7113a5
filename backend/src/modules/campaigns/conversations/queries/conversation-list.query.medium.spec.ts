import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { TalkRows } from '../testing/talk-rows.js';
import { ConversationQuery } from './conversation.query.js';
import { ConversationListQuery, type ListedPlace } from './conversation-list.query.js';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const clock = new FixedClock(at(48));

describe('the list of all conversations in the database', () => {
  let source: DataSource;
  let list: ConversationListQuery;
  let rows: TalkRows;

  useTestSource(2, (opened) => (source = opened));

  beforeAll(async () => {
    list = new ConversationListQuery(source, clock);
  });

  beforeEach(async () => {
    rows = await TalkRows.start(source);
  });

  const all = () => list.page(rows.userId, { state: null }, 50, null);

  it('C-22 names the coach and the school, and shows the last line with its direction, newest first', async () => {
    const [dana, quinn, kim] = [await rows.coach('Dana Fieldhouse'), await rows.coach('Quinn Dummett'), await rows.coach('Kim Park')];
    await rows.email(dana, { at: at(1), body: 'Coach,\n\nhere is my film.' });
    const mail = await rows.email(quinn, { at: at(2), status: 'replied' });
    await rows.reply(mail, { at: at(4), body: 'Can you call me?\n\nOn Mon, Nov 23, 2026 at 9:00 AM Marcus wrote:\n> Coach' });
    await rows.reply(await rows.email(kim, { at: at(1) }), { at: at(3), kind: 'auto_reply', snippet: 'I am on vacation.' });
    const { conversations, counts, next } = await all();
    const plain = { coachTitle: 'QB Coach', schoolName: rows.schoolName, schoolId: rows.schoolId, isListed: true, isDoubtful: false };
    expect(conversations).toEqual([
      {
        ...{ ...plain, coachId: quinn, coachName: 'Quinn Dummett', at: at(4), state: 'needs_answer', emailCount: 1, replyCount: 1 },
        last: { direction: 'in', text: 'Can you call me?', status: null, isAutomatic: false },
      },
      {
        ...{ ...plain, coachId: kim, coachName: 'Kim Park', at: at(3), state: 'waits', emailCount: 1, replyCount: 0 },
        last: { direction: 'in', text: 'I am on vacation.', status: null, isAutomatic: true },
      },
      {
        ...{ ...plain, coachId: dana, coachName: 'Dana Fieldhouse', at: at(1), state: 'waits', emailCount: 1, replyCount: 0 },
        last: { direction: 'out', text: 'Coach, here is my film.', status: 'sent', isAutomatic: false },
      },
    ]);
    expect([counts, next]).toEqual([{ all: 3, needsAnswer: 1, waits: 2 }, null]);
  });

  it('C-22 an answer ends the wait of its coach, and a reply after it begins another', async () => {
    const coach = await rows.coach('Quinn Dummett');
    const mail = await rows.email(coach, { at: at(1), status: 'replied' });
    await rows.reply(mail, { at: at(2) });
    await rows.email(coach, { at: at(3), step: 1000 });
    expect((await all()).conversations).toMatchObject([{ state: 'waits', emailCount: 2, replyCount: 1 }]);
    await rows.reply(mail, { at: at(4) });
    expect((await all()).conversations).toMatchObject([{ state: 'needs_answer', emailCount: 2, replyCount: 2 }]);
  });

  it.each(['bounced', 'kept', 'failed', 'unknown', 'queued'] as const)(
    'C-22 an email that is %s waits for nobody and says what it is',
    async (status) => {
      await rows.email(await rows.coach('Quinn Dummett'), { at: at(1), status });
      expect(await all()).toMatchObject({
        conversations: [{ state: 'quiet', last: { direction: 'out', status } }],
        counts: { all: 1, needsAnswer: 0, waits: 0 },
      });
    },
  );

  it.each(['skipped', 'cancelled'] as const)('C-22 what was %s is no conversation', async (status) => {
    await rows.email(await rows.coach('Quinn Dummett'), { at: at(1), status });
    expect(await all()).toEqual({ conversations: [], counts: { all: 0, needsAnswer: 0, waits: 0 }, next: null });
  });

  it('C-22 a reply from an unknown address is marked until it is checked', async () => {
    const mail = await rows.email(await rows.coach('Quinn Dummett'), { at: at(1), status: 'replied' });
    const reply = await rows.reply(mail, { at: at(2), outside: true });
    expect((await all()).conversations).toMatchObject([{ isDoubtful: true }]);
    await source.query('update replies set checked_at = now() where id = $1', [reply]);
    expect((await all()).conversations).toMatchObject([{ isDoubtful: false }]);
  });

  it('C-22 keeps a coach who is gone, by the name in the newest email', async () => {
    const coach = await rows.coach('Quinn Dummett');
    await rows.email(coach, { at: at(1), name: ['Q', 'Dummett'] });
    await rows.email(coach, { at: at(2), name: ['Quinn', 'Old-Name'] });
    await source.query('delete from coaches where id = $1', [coach]);
    expect((await all()).conversations).toMatchObject([{ coachName: 'Quinn Old-Name', isListed: false, schoolName: 'Akron then' }]);
  });

  it('C-22 filters by state while the counts stay those of all', async () => {
    await rows.email(await rows.coach('Waits'), { at: at(1) });
    await rows.reply(await rows.email(await rows.coach('Asks'), { at: at(1), status: 'replied' }), { at: at(2) });
    const page = async (state: 'needs_answer' | 'waits') => {
      const { conversations, counts } = await list.page(rows.userId, { state }, 50, null);
      return [conversations.map(({ coachName }) => coachName), counts.all];
    };
    expect(await page('needs_answer')).toEqual([['Asks'], 2]);
    expect(await page('waits')).toEqual([['Waits'], 2]);
  });

  it('C-22 finds by a part of the name of the coach or the school, in any spelling, also by a short name', async () => {
    const [jose, kim] = [await rows.coach('Jose Núñez'), await rows.coach('Kim Park')];
    await source.query(`update coaches set name_key = 'jose nunez' where id = $1`, [jose]);
    await source.query(`update schools set aliases = '{Zips}' where id = $1`, [rows.schoolId]);
    await rows.email(jose, { at: at(1) });
    await rows.email(kim, { at: at(2) });
    const find = async (search: string, state: 'waits' | 'needs_answer' | null = null) => {
      const { conversations, counts } = await list.page(rows.userId, { state, search }, 50, null);
      return [counts.all, ...conversations.map(({ coachId }) => coachId)];
    };
    expect(await find('  NÚÑ ')).toEqual([1, jose]);
    expect(await find('park', 'waits')).toEqual([1, kim]);
    expect(await find('park', 'needs_answer')).toEqual([1]);
    expect(await find(rows.schoolName.toUpperCase())).toEqual([2, kim, jose]);
    expect(await find('zip')).toEqual([2, kim, jose]);
    expect(await find('%')).toEqual([0]);
    expect(await find('par\0k')).toEqual([1, kim]);
    expect(await find(' ')).toEqual([2, kim, jose]);
  });

  it('C-22 counts in each state what the search finds, on every page', async () => {
    for (const name of ['Lee One', 'Lee Two', 'Park']) await rows.email(await rows.coach(name), { at: at(1) });
    await rows.reply(await rows.email(await rows.coach('Lee Asks'), { at: at(1), status: 'replied' }), { at: at(2) });
    const first = await list.page(rows.userId, { state: 'waits', search: 'lee' }, 1, null);
    const second = await list.page(rows.userId, { state: 'waits', search: 'lee' }, 1, first.next);
    expect([first.counts, second.counts]).toEqual(Array(2).fill({ all: 3, needsAnswer: 1, waits: 2 }));
  });

  it('C-22 finds a coach who is gone by the names in the newest email', async () => {
    const coach = await rows.coach('Quinn Dummett');
    await rows.email(coach, { at: at(1), name: ['Quinn', 'Old-Name'] });
    await source.query('delete from coaches where id = $1', [coach]);
    const count = async (search: string) => (await list.page(rows.userId, { state: null, search }, 50, null)).conversations.length;
    expect([await count('quinn old'), await count('AKRON THEN'), await count('dummett')]).toEqual([1, 1, 0]);
  });

  it('C-22 pages through what a search found', async () => {
    for (const name of ['Lee One', 'Park', 'Lee Two']) await rows.email(await rows.coach(name), { at: at(1) });
    const first = await list.page(rows.userId, { state: null, search: 'lee' }, 1, null);
    const second = await list.page(rows.userId, { state: null, search: 'lee' }, 1, first.next);
    expect([first, second].flatMap(({ conversations }) => conversations.map(({ coachName }) => coachName))).toEqual(['Lee Two', 'Lee One']);
    expect(second.next).toBeNull();
  });

  it('C-22 gives every conversation exactly once over pages, also those of one moment', async () => {
    for (let made = 0; made < 7; made += 1) await rows.email(await rows.coach(`Coach ${made}`), { at: at(made < 5 ? 1 : 2) });
    const seen: number[] = [];
    let place: ListedPlace | null = null;
    do {
      const { conversations, next }: Awaited<ReturnType<typeof all>> = await list.page(rows.userId, { state: null }, 3, place);
      seen.push(...conversations.map(({ coachId }) => coachId));
      place = next;
    } while (place);
    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
  });

  it('C-22 says the same of who wrote last as the conversation itself', async () => {
    const conversation = new ConversationQuery(source, clock);
    const [one, two, three] = [await rows.coach('One'), await rows.coach('Two'), await rows.coach('Three')];
    await rows.reply(await rows.email(one, { at: at(1), status: 'replied' }), { at: at(2) });
    await rows.reply(await rows.email(two, { at: at(3), status: 'replied' }), { at: at(2) });
    await rows.reply(await rows.email(three, { at: at(1), status: 'replied' }), { at: at(2) });
    await rows.email(three, { at: at(5), step: 1000, status: 'failed' });
    const { conversations } = await all();
    for (const { coachId, state, at: moment, last } of conversations) {
      const { waitsForAnswer, entries } = await conversation.page(rows.userId, coachId, 1, null);
      expect([state === 'needs_answer', moment]).toEqual([waitsForAnswer, entries[0]?.at]);
      expect(last.direction).toBe('status' in (entries[0] ?? {}) ? 'out' : 'in');
    }
    expect(conversations).toHaveLength(3);
  });

  it("X-01 never shows another athlete's conversations, nor the name of her own contact", async () => {
    const coach = await rows.coach('Secret Contact', true);
    await rows.email(coach, { at: at(1) });
    const other = await TalkRows.start(source);
    expect((await list.page(other.userId, { state: null }, 50, null)).conversations).toEqual([]);
    await other.email(coach, { at: at(1), name: ['Known', 'Before'] });
    expect((await list.page(other.userId, { state: null }, 50, null)).conversations).toMatchObject([
      { coachName: 'Known Before', isListed: false },
    ]);
    const found = async (search: string) => (await list.page(other.userId, { state: null, search }, 50, null)).conversations.length;
    expect([await found('secret'), await found('known')]).toEqual([0, 1]);
  });
});
