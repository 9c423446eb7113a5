import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { EmailPreferences } from '../../preferences/index.js';
import type { MailProblem } from '../../writing/domain/mail-problem.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import type { EarlierEmail } from '../domain/earlier-email.js';
import { earlierWords, repeatProblems } from '../domain/repeat-problems.js';
import { RepeatHistory } from '../queries/repeat-history.query.js';

const DAY_MS = 86_400_000;

/** Coaches who would get a second email within the days that the athlete chose. */
@Injectable()
export class FindRepeats {
  constructor(
    private readonly history: RepeatHistory,
    private readonly preferences: EmailPreferences,
    private readonly clock: Clock,
  ) {}

  /** Returns, by coach ID, the problem to confirm before this campaign's email is sent. */
  async problems(userId: string, campaignId: string, coaches: readonly Recipient[]): Promise<Map<number, MailProblem>> {
    return repeatProblems(coaches, await this.earlier(userId, campaignId, coaches));
  }

  /** By coach: the last email within these days, in words. */
  async words(userId: string, campaignId: string, coaches: readonly Recipient[]): Promise<Map<number, string>> {
    return earlierWords(coaches, await this.earlier(userId, campaignId, coaches));
  }

  /** The last email to each coach within these days, in another campaign; none when the athlete chose 0 days. */
  async earlier(userId: string, campaignId: string, coaches: readonly Recipient[]): Promise<EarlierEmail[]> {
    const { repeatDays } = await this.preferences.of(userId);
    if (repeatDays === 0 || coaches.length === 0) return [];
    const since = new Date(this.clock.now().getTime() - repeatDays * DAY_MS);
    const asked = coaches.map(({ coachId, coachEmail, firstName, lastName }) => ({
      coachId,
      email: coachEmail ?? '',
      firstName,
      lastName,
    }));
    return this.history.earlier(userId, campaignId, asked, since);
  }
}
