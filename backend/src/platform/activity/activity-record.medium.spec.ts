import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../test/support/test-source.js';
import { SequenceIds } from '../../shared-kernel/testing/sequence-ids.js';
import { ActivityKinds } from './activity-kinds.js';
import { ActivityRecord, type NewActivity } from './activity-record.js';

const KINDS = new ActivityKinds({
  lead_changed: { repeatable: true },
  note_changed: { repeatable: true },
  campaign_sent: { repeatable: false },
});

describe('the activity record', () => {
  let source: DataSource;
  let record: ActivityRecord;
  let schoolId: number;
  const userId = '00000000-0000-7000-8000-00000000aaaa';
  const at = new Date('2026-11-21T15:00:00.000Z');

  useTestSource(2, (opened) => (source = opened));

  beforeAll(async () => {
    record = new ActivityRecord(source, new SequenceIds(), KINDS);
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, 'a', 'a', 'x', now())`, [userId]);
  });

  beforeEach(async () => {
    await source.query('delete from schools');
    const [school] = await source.query<{ id: number }[]>(
      `insert into schools (name, name_key, division, city, state, created_at, updated_at)
       values ('Akron', 'akron', 'D1', 'Akron', 'OH', now(), now()) returning id`,
    );
    schoolId = school?.id ?? 0;
  });

  const lead = (changes: Partial<NewActivity> = {}): NewActivity => {
    return { userId, schoolId, kind: 'lead_changed', at, data: { from: 'cold', to: 'warm' }, ...changes };
  };

  const rows = (ids: string[]) =>
    source.query<object[]>('select school_id, kind, at, data from activities where id = any($1::uuid[])', [ids]);

  it('R-09 keeps what happened, when it happened', async () => {
    const ids = await record.append([lead()]);
    expect(await rows(ids)).toEqual([{ school_id: schoolId, kind: 'lead_changed', at, data: { from: 'cold', to: 'warm' } }]);
  });

  it('R-09 refuses a kind that no module brings, and keeps nothing of the call', async () => {
    await expect(record.append([lead(), lead({ kind: 'moon_landing' })])).rejects.toThrow('"moon_landing"');
    expect(await source.query<object[]>('select 1 from activities where school_id = $1', [schoolId])).toEqual([]);
  });

  it('R-09 takes an entry with one key once, also when it is written twice at once', async () => {
    const sent = lead({ kind: 'campaign_sent', dedupeKey: 'campaign_sent:1' });
    const added = await Promise.all([record.append([sent]), record.append([sent, lead()])]);
    expect(added.flat()).toHaveLength(2);
    expect(await record.append([sent])).toEqual([]);
  });

  it('R-09 is part of the transaction of the caller', async () => {
    let ids: string[] = [];
    const failing = source.transaction(async (manager) => {
      ids = await record.append([lead()], manager);
      throw new Error('the rest could not be stored');
    });
    await expect(failing).rejects.toThrow('the rest could not be stored');
    expect(await rows(ids)).toEqual([]);
  });

  it('R-09 refuses to change an entry', async () => {
    const [id] = await record.append([lead()]);
    const change = source.query(`update activities set kind = 'note_changed' where id = $1`, [id]);
    await expect(change).rejects.toThrow('append-only');
  });

  it('R-09 outlives the school', async () => {
    const ids = await record.append([lead()]);
    await source.query('delete from schools where id = $1', [schoolId]);
    expect(await rows(ids)).toMatchObject([{ school_id: null, kind: 'lead_changed' }]);
  });
});
