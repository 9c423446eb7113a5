import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { ActivityKinds } from '../../../../platform/activity/activity-kinds.js';
import { ActivityRecord, type NewActivity } from '../../../../platform/activity/activity-record.js';
import { RandomIds } from '../../../../platform/system/random-ids.js';
import { OUTREACH_ACTIVITIES } from '../../../schools/outreach/index.js';
import { SchoolTimeline } from './school-timeline.query.js';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));

describe('the timeline of a school in the database', () => {
  let source: DataSource;
  let record: ActivityRecord;
  let timeline: SchoolTimeline;
  let schoolId: number;
  let userId: string;

  useTestSource(2, (opened) => (source = opened));

  beforeAll(async () => {
    record = new ActivityRecord(source, new RandomIds(), new ActivityKinds(OUTREACH_ACTIVITIES));
    timeline = new SchoolTimeline(source);
    const [school] = await source.query<{ id: number }[]>(
      `insert into schools (name, name_key, division, city, state, created_at, updated_at)
       values ('Akron', 'akron', 'D1', 'Akron', 'OH', now(), now()) returning id`,
    );
    schoolId = school?.id ?? 0;
  });

  beforeEach(async () => {
    userId = await haveAthlete();
  });

  async function haveAthlete(): Promise<string> {
    const id = v7();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`, [
      id,
      `athlete-${id}`,
    ]);
    await source.query(`insert into athlete_profiles (user_id, first_name, last_name, updated_at) values ($1, 'Marcus', 'Hall', now())`, [
      id,
    ]);
    return id;
  }

  async function haveMail(status: string, times: Partial<Record<'sent' | 'opened' | 'replied' | 'bounced', Date>>) {
    const [campaignId, id] = [v7(), v7()];
    await source.query(
      `insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
       values ($1, $2, 'Film', 'Film', 'Film', 'active', now(), now())`,
      [campaignId, userId],
    );
    await source.query(
      `insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name,
         coach_last_name, coach_title, school_name, is_example, subject, body, status, error_message, due_at, sent_at,
         opened_at, replied_at, bounced_at, created_at, updated_at)
       values ($1, $2, $3, 1, $4, 'dana@akron.test', 'Dana', 'Fieldhouse', '', 'Akron', false, 'My film', 'Film', $5,
         'No such mailbox', now(), $6, $7, $8, $9, now(), $10)`,
      [id, campaignId, userId, schoolId, status, times.sent, times.opened, times.replied, times.bounced, at(9)],
    );
    return { id, campaignId };
  }

  const note = (hour: number, text: string): NewActivity => {
    return { userId, schoolId, kind: 'note_changed', at: at(hour), data: { text } };
  };

  const kinds = async () => {
    const { entries } = await timeline.page(userId, schoolId, 50, null);
    return entries.map(({ kind }) => kind);
  };

  it('R-09 shows emails, opens and replies with who wrote to whom, newest first', async () => {
    const { id, campaignId } = await haveMail('replied', { sent: at(1), opened: at(2), replied: at(3) });
    const { entries, next } = await timeline.page(userId, schoolId, 50, null);
    const plain = {
      lead: null,
      contactKind: null,
      removable: false,
      outsideDomain: false,
      channel: null,
      isNoted: false,
      offerStatus: null,
      deadline: null,
    };
    const mail = { ...plain, subject: 'My film', text: null, campaignId, coachId: 1, messageId: id };
    const out = { from: 'Marcus Hall', to: 'Dana Fieldhouse' };
    expect(entries).toEqual([
      { ...mail, id: `${id}.mail_replied`, kind: 'mail_replied', at: at(3), from: out.to, to: out.from, messageId: null },
      { ...mail, ...out, id: `${id}.mail_opened`, kind: 'mail_opened', at: at(2) },
      { ...mail, ...out, id: `${id}.mail_sent`, kind: 'mail_sent', at: at(1), channel: 'email' },
    ]);
    expect(next).toBeNull();
  });

  it('R-09 says why an email bounced or failed, and is silent about one that waits', async () => {
    await haveMail('bounced', { sent: at(1), bounced: at(2) });
    await haveMail('queued', {});
    await haveMail('unknown', {});
    expect(await kinds()).toEqual(['mail_bounced', 'mail_sent']);
    await haveMail('failed', {});
    const { entries } = await timeline.page(userId, schoolId, 2, null);
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['mail_bounced', 'mail_failed']);
    expect(entries[0]?.text).toBe('No such mailbox');
  });

  it('R-09 mixes in lead changes, notes and logged contacts, and hides what was taken out', async () => {
    await haveMail('sent', { sent: at(2) });
    const call = { contactKind: 'call', withWhom: 'Dana', note: 'Liked it' };
    const [, , , gone] = await record.append([
      { userId, schoolId, kind: 'lead_changed', at: at(1), data: { from: 'cold', to: 'warm' } },
      note(3, 'Asked for film'),
      { userId, schoolId, kind: 'contact_logged', at: at(4), data: call },
      { userId, schoolId, kind: 'contact_logged', at: at(5), data: call },
      { userId, schoolId, kind: 'favorite_added', at: at(6), data: {} },
    ]);
    const removal = { at: at(6), data: { entryId: gone }, dedupeKey: `contact_removed:${gone}` };
    await record.append([{ userId, schoolId, kind: 'contact_removed', ...removal }]);
    const { entries } = await timeline.page(userId, schoolId, 50, null);
    expect(entries).toMatchObject([
      { kind: 'contact_logged', contactKind: 'call', to: 'Dana', text: 'Liked it', removable: true },
      { kind: 'note_changed', text: 'Asked for film', removable: false },
      { kind: 'mail_sent' },
      { kind: 'lead_changed', lead: { from: 'cold', to: 'warm' } },
    ]);
  });

  it('R-09 gives every entry exactly once over pages, also those of one moment', async () => {
    await record.append(Array.from({ length: 7 }, (_, index) => note(index < 5 ? 1 : 2, String(index))));
    const seen: (string | null)[] = [];
    let page = await timeline.page(userId, schoolId, 3, null);
    for (;;) {
      seen.push(...page.entries.map(({ text }) => text));
      if (!page.next) break;
      page = await timeline.page(userId, schoolId, 3, page.next);
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    expect(new Set(seen.slice(0, 2))).toEqual(new Set(['5', '6']));
  });

  it("X-01 never shows another athlete's entries", async () => {
    await record.append([note(1, 'secret')]);
    await haveMail('sent', { sent: at(2) });
    userId = await haveAthlete();
    expect(await kinds()).toEqual([]);
  });

  it('R-09 says when a school does not exist', async () => {
    await expect(timeline.page(userId, 2_000_000_000, 50, null)).rejects.toMatchObject({ code: 'school_not_found' });
  });
});
