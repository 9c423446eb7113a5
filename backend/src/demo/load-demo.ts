import { setTimeout as pause } from 'node:timers/promises';

import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { RegisterAccount } from '../modules/auth/index.js';
import { DeliverCampaign, ManageDrafts, SendCampaign } from '../modules/campaigns/index.js';
import { UpdateProfile } from '../modules/profile/index.js';
import { CoachDirectory, KeepContacts, LoadExampleStaff, MarkFavorite } from '../modules/schools/index.js';
import { Clock } from '../shared-kernel/clock.js';
import { demoAccounts } from './demo-accounts.js';
import { demoCampaigns } from './demo-campaigns.js';
import { DemoMark } from './demo-mark.js';
import { demoProfile } from './demo-profile.js';
import { demoSchools } from './demo-schools.js';
import { OutsideWorld } from './outside-world.js';

const LOOK_AGAIN_MS = 50;

type Campaign = (typeof demoCampaigns)[number];

/** Fills an empty database with an athlete's half year, by the use cases that the athlete's clicks would call. */
export class LoadDemo {
  private readonly source: DataSource;
  private readonly world: OutsideWorld;

  constructor(private readonly app: INestApplicationContext) {
    this.source = app.get(DataSource);
    this.world = new OutsideWorld(this.source);
  }

  /** Does nothing the second time. Throws when the database holds anybody else's account. */
  async run(): Promise<void> {
    const emails = Object.values(demoAccounts).map(({ email }) => email);
    await new DemoMark(this.source).fillOnce(emails, () => this.fill());
  }

  private async fill(): Promise<void> {
    await this.app.get(LoadExampleStaff).run();
    const register = this.app.get(RegisterAccount);
    const admin = await register.run({ ...demoAccounts.admin, isAdmin: true });
    const athlete = await register.run(demoAccounts.athlete);
    await this.app.get(UpdateProfile).run(athlete, demoProfile(this.app.get(Clock).now()));
    await this.markSchools(athlete);
    await this.world.markInvented([admin, athlete]);
    for (const campaign of demoCampaigns) await this.write(athlete, campaign);
  }

  private async markSchools(athlete: string): Promise<void> {
    for (const { name, state } of demoSchools.favorites) {
      await this.app.get(MarkFavorite).run(athlete, await this.schoolId(name, state));
    }
    for (const { school, ...contact } of demoSchools.contacts) {
      await this.app.get(KeepContacts).add(athlete, await this.schoolId(school.name, school.state), contact);
    }
  }

  private async write(athlete: string, campaign: Campaign): Promise<void> {
    const { name, subject, template, sentDaysAgo, to, fates } = campaign;
    const campaignId = await this.app.get(ManageDrafts).create(athlete, { name, subject, template });
    if (sentDaysAgo === null) return;
    const coaches = (await this.app.get(CoachDirectory).recipientsFor(athlete, null)).filter(to);
    const coachIds = coaches.map(({ coachId }) => coachId);
    await this.app.get(SendCampaign).run({ userId: athlete, campaignId, coachIds, confirmed: [] });
    await this.deliver(campaignId);
    const events = coachIds.map((coachId, at) => ({ coachId, fate: fates[at] ?? 'sent', hours: 3 + ((at * 7) % 40) }));
    await this.world.timePasses(campaignId, sentDaysAgo, events);
  }

  /** Does not count on this process's own workers: it may have none, and they may be at it already. */
  private async deliver(campaignId: string): Promise<void> {
    await this.world.letGo(campaignId);
    for (;;) {
      await this.app.get(DeliverCampaign).run(campaignId);
      if (!(await this.world.isLeaving(campaignId))) return;
      await pause(LOOK_AGAIN_MS);
    }
  }

  private async schoolId(name: string, state: string): Promise<number> {
    const [row] = await this.source.query<{ id: number }[]>('select id from schools where name = $1 and state = $2', [
      name,
      state,
    ]);
    if (!row) throw new Error(`The directory has no ${name} in ${state}.`);
    return row.id;
  }
}
