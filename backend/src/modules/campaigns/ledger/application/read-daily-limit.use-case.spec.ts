import type { DataSource } from 'typeorm';

import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { DailyLimitQuery } from '../queries/daily-limit.query.js';
import { SendingWorld } from '../../testing/sending-world.js';
import { ReadDailyLimit } from './read-daily-limit.use-case.js';

const HOUR_MS = 3_600_000;

/** Counts that a test sets. */
class SetCounts extends DailyLimitQuery {
  left: Date[] = [];
  waits = 0;
  asked: [gateway: string, since: Date, most: number] | null = null;

  constructor() {
    super({} as DataSource);
  }

  override async leftTimes(_userId: string, gateway: string, since: Date, most: number): Promise<Date[]> {
    this.asked = [gateway, since, most];
    return this.left;
  }

  override async waiting(): Promise<number> {
    return this.waits;
  }
}

describe('C-12 what the daily limit does to a Send', () => {
  let world: SendingWorld;
  let counts: SetCounts;
  let limit: ReadDailyLimit;

  beforeEach(() => {
    world = new SendingWorld(new ScriptedMailGateway());
    world.policy.smtpAthleteDailyCap = 3;
    counts = new SetCounts();
    limit = new ReadDailyLimit(counts, world.senders, world.policy, world.clock);
  });

  it('C-12 what the last 24 hours leave room for goes at once, the rest when a place is free again', async () => {
    const anHourAgo = new Date(world.clock.now().getTime() - HOUR_MS);
    counts.left = [anHourAgo];
    const later = [{ at: new Date(anHourAgo.getTime() + 24 * HOUR_MS), count: 1 }];
    expect(await limit.run('marcus', 3)).toEqual({ most: 3, now: 2, later, lastAt: new Date(anHourAgo.getTime() + 24 * HOUR_MS) });
    expect(counts.asked).toEqual(['smtp', new Date(world.clock.now().getTime() - 24 * HOUR_MS), 3]);
  });

  it('C-12 what waits already goes first', async () => {
    counts.waits = 3;
    expect(await limit.run('marcus', 2)).toMatchObject({ most: 3, now: 0, later: [{ count: 2 }] });
  });

  it('C-12 there is none without a cap, and none for the athlete’s own Gmail', async () => {
    world.policy.smtpAthleteDailyCap = 0;
    expect(await limit.run('marcus', 500)).toMatchObject({ most: null, now: 500, later: [] });
    world.policy.smtpAthleteDailyCap = 3;
    const connected = { kind: 'gmail', state: 'connected', address: 'marcus@gmail.example', canReadReplies: false } as const;
    world.own.accounts.set('marcus', connected);
    expect(await limit.run('marcus', 500)).toMatchObject({ most: null, now: 500, later: [] });
    expect(counts.asked).toBeNull();
  });

  it('C-23 the last email leaves when the Send can no longer be taken back, or when the limit has a place for it', async () => {
    const now = world.clock.now().getTime();
    expect((await limit.run('marcus', 2)).lastAt).toEqual(new Date(now + 30_000));
    expect((await limit.run('marcus', 4)).lastAt).toEqual(new Date(now + 24 * HOUR_MS));
    expect((await limit.run('marcus', 0)).lastAt).toBeNull();
    world.policy.smtpAthleteDailyCap = 0;
    expect((await limit.run('marcus', 500)).lastAt).toEqual(new Date(now + 30_000));
  });
});
