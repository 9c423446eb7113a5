import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { TalkRows } from '../testing/talk-rows.js';
import { ConversationQuery } from './conversation.query.js';
import { ConversationListQuery } from './conversation-list.query.js';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const now = at(48);

describe('a reply that waits for an answer, in the database', () => {
  let source: DataSource;
  let rows: TalkRows;

  useTestSource(2, (opened) => (source = opened));

  beforeEach(async () => {
    rows = await TalkRows.start(source);
  });

  async function repliedCoach(): Promise<number> {
    const coach = await rows.coach('Quinn Dummett');
    await rows.reply(await rows.email(coach, { at: at(1), status: 'replied' }), { at: at(2) });
    return coach;
  }

  async function logged(contactKind: string, when: Date): Promise<string> {
    const id = v7();
    await source.query(
      `insert into activities (id, user_id, school_id, kind, at, data) values ($1, $2, $3, 'contact_logged', $4, jsonb_build_object('contactKind', $5::text))`,
      [id, rows.userId, rows.schoolId, when, contactKind],
    );
    return id;
  }

  const takenBack = (id: string) =>
    source.query(
      `insert into activities (id, user_id, school_id, kind, at, data, dedupe_key) values ($1, $2, $3, 'contact_removed', $4, '{}', $5)`,
      [v7(), rows.userId, rows.schoolId, now, `contact_removed:${id}`],
    );

  const leadLevel = (level: string) =>
    source.query(`insert into target_schools (user_id, school_id, lead_level, updated_at) values ($1, $2, $3, $4)`, [
      ...[rows.userId, rows.schoolId, level, now],
    ]);

  /** By the list, in the conversation, and for Home, Analytics and the plan. */
  async function waits(coachId: number, moment = now): Promise<boolean[]> {
    const clock = new FixedClock(moment);
    const [listed] = (await new ConversationListQuery(source, clock).page(rows.userId, { state: null }, 1, null)).conversations;
    const { waitsForAnswer } = await new ConversationQuery(source, clock).page(rows.userId, coachId, 1, null);
    const states = await source.query<{ waits: boolean }[]>('select waits_for_answer as waits from coach_states($1, $2)', [
      ...[rows.userId, moment],
    ]);
    return [listed?.state === 'needs_answer', waitsForAnswer, ...states.map((state) => state.waits)];
  }

  const all = (value: boolean) => Array<boolean>(3).fill(value);

  it('C-22 waits when the coach wrote last, also of a warm school and beside what was logged before', async () => {
    const coach = await repliedCoach();
    await leadLevel('warm');
    await logged('call', at(1));
    expect(await waits(coach)).toEqual(all(true));
  });

  it('C-22 does not wait after a contact that was logged, until it is taken back', async () => {
    const coach = await repliedCoach();
    const id = await logged('call', at(3));
    expect(await waits(coach)).toEqual(all(false));
    await takenBack(id);
    expect(await waits(coach)).toEqual(all(true));
  });

  it('C-22 waits while a visit is only planned', async () => {
    const coach = await repliedCoach();
    await logged('visit', at(72));
    expect(await waits(coach)).toEqual(all(true));
    expect(await waits(coach, at(73))).toEqual(all(false));
  });

  it('C-22 does not wait where the school was given up', async () => {
    const coach = await repliedCoach();
    await leadLevel('declined');
    expect(await waits(coach)).toEqual(all(false));
    const { counts, conversations } = await new ConversationListQuery(source, new FixedClock(now)).page(
      rows.userId,
      { state: null },
      1,
      null,
    );
    expect([counts, conversations[0]?.state]).toEqual([{ all: 1, needsAnswer: 0, waits: 0 }, 'quiet']);
  });

  it('C-22 waits for half a year', async () => {
    const coach = await repliedCoach();
    expect(await waits(coach, at(2 + 179 * 24))).toEqual(all(true));
    expect(await waits(coach, at(2 + 180 * 24))).toEqual(all(false));
  });
});
