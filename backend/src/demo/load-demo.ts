import { setTimeout as pause } from 'node:timers/promises';

import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { RegisterAccount } from '../modules/auth/index.js';
import { DeliverCampaign, SendCampaign } from '../modules/campaigns/sending/index.js';
import { ManageDrafts } from '../modules/campaigns/writing/index.js';
import { CoachDirectory } from '../modules/schools/directory/index.js';
import { LoadExampleStaff } from '../modules/schools/imports/index.js';
import { demoAccounts } from './demo-accounts.js';
import { demoCampaigns } from './demo-campaigns.js';
import { DemoMark } from './demo-mark.js';
import { DemoPlan } from './demo-plan.js';
import { DemoProfilePage } from './demo-profile-page.js';
import { DemoSchoolList } from './demo-school-list.js';
import { OutsideWorld } from './demo-outside-events.js';
import { ShiftDemoTime } from './shift-demo-time.js';

const LOOK_AGAIN_MS = 50;
/** Between the first schools and the first email. */
const DAYS_BEFORE_WRITING = 4;

type Campaign = (typeof demoCampaigns)[number];

/** Fills an empty database with an athlete's months, by the use cases that the athlete's clicks would call. */
export class LoadDemo {
  private readonly source: DataSource;
  private readonly schools: DemoSchoolList;
  private readonly world: OutsideWorld;
  private readonly time: ShiftDemoTime;

  constructor(private readonly app: INestApplicationContext) {
    this.source = app.get(DataSource);
    this.schools = new DemoSchoolList(app);
    this.world = new OutsideWorld(app);
    this.time = new ShiftDemoTime(this.source);
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
    await this.schools.loadRosters(admin);
    const page = new DemoProfilePage(this.app);
    await page.nameAdmin(admin);
    await page.fill(athlete);
    await this.schools.mark(athlete);
    await this.world.markInvented([admin, athlete]);
    await this.time.days(athlete, DAYS_BEFORE_WRITING);
    for (const [at, campaign] of demoCampaigns.entries()) {
      await this.write(athlete, campaign, demoCampaigns[at + 1]?.sentDaysAgo ?? 0);
    }
    await this.world.dateBounces(athlete);
    await this.schools.track(athlete);
    await new DemoPlan(this.app).make(athlete);
  }

  /** Writes a campaign, sends it, and lets the days pass until the next one is written. */
  private async write(athlete: string, campaign: Campaign, nextDaysAgo: number): Promise<void> {
    const { name, subject, template, sentDaysAgo, to, fates, marked = [] } = campaign;
    const campaignId = await this.app.get(ManageDrafts).create(athlete, { name, subject, template });
    if (sentDaysAgo === null) return;
    const coaches = (await this.app.get(CoachDirectory).recipientsFor(athlete, null)).filter(to);
    const coachIds = coaches.map(({ coachId }) => coachId);
    // Some of the invented coaches share a name.
    const confirmed = coachIds.map((coachId) => ({ coachId, code: 'same_person_twice' }));
    await this.app.get(SendCampaign).run({ userId: athlete, campaignId, coachIds, confirmed });
    await this.deliver(campaignId);
    await this.schools.favor(athlete, marked);
    await this.time.days(athlete, sentDaysAgo - nextDaysAgo);
    const events = coachIds.map((coachId, at) => ({ coachId, fate: fates[at] ?? 'sent', hours: 3 + ((at * 7) % 40) }));
    await this.world.befall(campaignId, events);
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
}
