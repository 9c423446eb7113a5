import { CAMPAIGN_LIMITS } from '../../writing/domain/campaign-limits.js';
import {
  FollowUpPlans,
  type DueStep,
  type FollowUpCoach,
  type LateMail,
  type MissedMail,
  type PlannedFollowUp,
} from '../application/ports/follow-up-plans.js';

const DAY_MS = 24 * 3600_000;

export interface PlanCampaign {
  id: string;
  userId: string;
  status: 'active' | 'completed' | 'cancelled';
}

export interface PlanStep extends DueStep {
  isSkipped: boolean;
}

/** An email of a campaign; step 0 is the first one. */
export interface PlanMail extends Omit<PlannedFollowUp, 'dueAt'> {
  campaignId: string;
  step: number;
  schoolId: number;
  status: 'sent' | 'queued' | 'skipped';
  sentAt: Date | null;
  dueAt: Date;
}

type Zones = { schoolId: number; zone: string }[];

/** A reply of a coach to an email of a campaign. */
export interface PlanReply {
  userId: string;
  coachId: number;
  campaignId: string;
  at: Date;
}

/** Plans in memory: campaigns go on while they are not cancelled. */
export class MemoryFollowUpPlans extends FollowUpPlans {
  readonly campaigns = new Map<string, PlanCampaign>();
  readonly replies: PlanReply[] = [];
  /** Waiting emails of the athlete's other campaigns. */
  readonly others = new Map<string, number>();
  readonly steps: PlanStep[] = [];
  mails: PlanMail[] = [];
  /** By athlete and school. */
  readonly zones = new Map<string, string>();

  constructor(private readonly isWorkingHour: (zone: string, now: Date) => boolean) {
    super();
  }

  async dueSteps(until: Date): Promise<DueStep[]> {
    const due = this.steps.filter((step) => this.goesOn(step.campaignId) && this.dueOf(step, until).length > 0);
    return due.map(({ isSkipped: _, ...step }) => step);
  }

  async coaches(step: DueStep, until: Date, limit: number): Promise<FollowUpCoach[]> {
    const due = this.dueOf(step, until).sort((a, b) => baseOf(a).getTime() - baseOf(b).getTime());
    return due.slice(0, limit).map((mail) => coachOf(mail, this.zones.get(`${step.userId} ${mail.schoolId}`) ?? null));
  }

  async add({ userId, campaignId, step, revision }: DueStep, mails: PlannedFollowUp[]): Promise<number> {
    const stored = this.steps.find((one) => one.campaignId === campaignId && one.step === step && one.revision === revision);
    if (!stored || !this.goesOn(campaignId)) return 0;
    const added = mails.slice(0, this.roomFor(userId)).flatMap((mail): PlanMail[] => {
      const before = this.mailOf(campaignId, step - 1, mail.coachId);
      if (!before || !this.isOpen(before) || this.mailOf(campaignId, step, mail.coachId)) return [];
      const planned = { ...mail, campaignId, step, schoolId: before.schoolId, sentAt: null };
      return [stored.isSkipped ? { ...planned, ...SKIPPED } : { ...planned, status: 'queued' }];
    });
    this.mails.push(...added);
    return added.length;
  }

  async missed(now: Date, limit: number): Promise<MissedMail[]> {
    const missed = this.waiting().flatMap(({ id, zone, held, dueAt, campaignId }): MissedMail[] => {
      const isToday = dueAt <= now && dueAt.getTime() >= now.getTime() - DAY_MS;
      const isOff = zone !== null && !this.isWorkingHour(zone, now);
      return held === null && zone !== null && isToday && isOff && this.goesOn(campaignId) ? [{ id, zone }] : [];
    });
    return missed.slice(0, limit);
  }

  async move(mails: { id: string; dueAt: Date }[]): Promise<void> {
    for (const { id, dueAt } of mails) for (const one of this.waiting()) if (one.id === id && one.held === null) one.dueAt = dueAt;
  }

  async holdLate(now: Date): Promise<void> {
    for (const one of this.waiting()) if (isLate(one, now)) one.held = 'late';
  }

  async reopen(now: Date): Promise<void> {
    for (const { campaignId, held, dueAt, ...one } of this.waiting()) {
      const campaign = this.campaigns.get(campaignId);
      const isDue = held === null && dueAt <= now && !isLate({ ...one, held, dueAt, campaignId }, now);
      if (campaign?.status === 'completed' && isDue) campaign.status = 'active';
    }
  }

  async late(userId: string, campaignId: string, now: Date): Promise<LateMail[]> {
    return this.lateOf(userId, campaignId, now).map(({ id, schoolId }) => ({ id, schoolId }));
  }

  async sendLate(mails: { id: string; dueAt: Date; zone: string | null }[], now: Date): Promise<void> {
    for (const { id, dueAt, zone } of mails) {
      const late = this.waiting().find((one) => one.id === id && isLate(one, now));
      if (late) Object.assign(late, { dueAt, zone: zone ?? late.zone, held: (zone ?? late.zone) === null ? 'zone' : null });
    }
  }

  async skipLate(userId: string, campaignId: string, now: Date): Promise<void> {
    for (const late of this.lateOf(userId, campaignId, now)) Object.assign(late, SKIPPED);
  }

  async chooseZones(userId: string, zones: Zones): Promise<void> {
    for (const { schoolId, zone } of zones) this.zones.set(`${userId} ${schoolId}`, zone);
    const isMeant = ({ schoolId, held, campaignId }: PlanMail) =>
      held === 'zone' && this.campaigns.get(campaignId)?.userId === userId && zones.some((one) => one.schoolId === schoolId);
    this.mails = this.mails.filter((mail) => !isMeant(mail));
  }

  private goesOn(campaignId: string): boolean {
    return ['active', 'completed'].includes(this.campaigns.get(campaignId)?.status ?? '');
  }

  private mailOf(campaignId: string, step: number, coachId: number): PlanMail | undefined {
    return this.mails.find((mail) => mail.campaignId === campaignId && mail.step === step && mail.coachId === coachId);
  }

  /** Returns the previous emails whose follow-up is due until then and not planned yet. */
  private dueOf({ campaignId, step, waitDays, writtenAt }: DueStep, until: Date): PlanMail[] {
    const isDue = (mail: PlanMail) => Math.max(baseOf(mail).getTime() + waitDays * DAY_MS, writtenAt.getTime() + DAY_MS) <= until.getTime();
    const before = this.mails.filter((mail) => mail.campaignId === campaignId && mail.step === step - 1 && this.isOpen(mail));
    return before.filter((mail) => isDue(mail) && !this.mailOf(campaignId, step, mail.coachId));
  }

  /** How many emails of the athlete fit under the caps. */
  private roomFor(userId: string): number {
    const others = this.others.get(userId) ?? 0;
    const own = this.mails.filter(({ campaignId }) => this.campaigns.get(campaignId)?.userId === userId);
    const waiting = own.filter(({ status }) => status === 'queued').length;
    return Math.max(0, Math.min(CAMPAIGN_LIMITS.waitingMails - others - waiting, CAMPAIGN_LIMITS.mails - others - own.length));
  }

  /** It is fine, and its coach has not answered to this campaign, nor to another one since this one began. */
  private isOpen(mail: PlanMail): boolean {
    const { campaignId, coachId } = mail;
    const userId = this.campaigns.get(campaignId)?.userId;
    const began = this.mailOf(campaignId, 0, coachId)?.sentAt ?? null;
    const counts = (reply: PlanReply) => reply.campaignId === campaignId || (began !== null && reply.at >= began);
    return isFine(mail) && !this.replies.some((reply) => reply.userId === userId && reply.coachId === coachId && counts(reply));
  }

  private waiting(): PlanMail[] {
    return this.mails.filter(({ status, step }) => status === 'queued' && step > 0);
  }

  private lateOf(userId: string, campaignId: string, now: Date): PlanMail[] {
    if (this.campaigns.get(campaignId)?.userId !== userId) return [];
    return this.waiting().filter((mail) => mail.campaignId === campaignId && isLate(mail, now));
  }
}

const SKIPPED = { status: 'skipped', reasonCode: 'follow_up_skipped', held: null } as const;

const isFine = ({ status, reasonCode }: PlanMail) => status === 'sent' || (status === 'skipped' && reasonCode === SKIPPED.reasonCode);
const baseOf = ({ sentAt, dueAt }: PlanMail) => sentAt ?? dueAt;
const isLate = ({ held, dueAt }: PlanMail, now: Date) => held === 'late' || (held === null && dueAt.getTime() < now.getTime() - DAY_MS);

function coachOf(mail: PlanMail, chosenZone: string | null): FollowUpCoach {
  const { coachId, schoolId } = mail;
  return {
    ...{
      coachId,
      schoolId,
      firstName: '',
      lastName: '',
      coachName: 'coach@x.test',
      coachEmail: 'coach@x.test',
      coachPhone: null,
      coachX: null,
    },
    ...{ coachTitle: '', schoolName: '', schoolCity: '', schoolState: '', position: '', isHeadCoach: false, isExample: false },
    ...{ gateway: 'smtp', subject: 'Film', base: baseOf(mail), chosenZone },
  };
}
