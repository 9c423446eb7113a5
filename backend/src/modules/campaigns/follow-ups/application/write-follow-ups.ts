import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { delivers } from '../../../gmail/gateways/index.js';
import { AthleteQuery } from '../../../profile/share/index.js';
import { CampusZones } from '../../schedule/index.js';
import { CAMPAIGN_LIMITS } from '../../writing/domain/campaign-limits.js';
import { MailWriter } from '../../writing/domain/templates/mail-writer.js';
import { followUpDue } from '../domain/follow-up-due.js';
import type { DueStep, FollowUpCoach, PlannedFollowUp } from './ports/follow-up-plans.js';

/** 144 random bits cannot be guessed. */
const TOKEN_BYTES = 18;
/** Emails between two turns: a few milliseconds. */
const AT_ONCE = 50;

const TOO_LONG = {
  code: 'too_long',
  fix: `With its placeholders filled in this email has more than ${CAMPAIGN_LIMITS.mailText.toLocaleString('en-US')} characters. Shorten it.`,
};

/** Writes the follow-ups of one step for its coaches, with the checks of every campaign email. */
@Injectable()
export class WriteFollowUps {
  constructor(
    private readonly athletes: AthleteQuery,
    private readonly zones: CampusZones,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Returns what writes the emails of this step, from the athlete's profile of today. */
  async writerFor(step: DueStep): Promise<(coaches: FollowUpCoach[]) => Promise<PlannedFollowUp[]>> {
    const writer = new MailWriter({ subject: '', template: step.template }, await this.athletes.byId(step.userId));
    return async (coaches) => {
      const places = await this.zones.of(coaches.map(({ schoolId }) => schoolId));
      const planned: PlannedFollowUp[] = [];
      for (const coach of coaches) {
        if (planned.length % AT_ONCE === AT_ONCE - 1) await nextTurn();
        const zone = places.get(coach.schoolId)?.zone ?? coach.chosenZone;
        planned.push(this.planned(step, writer, coach, zone));
      }
      return planned;
    };
  }

  private planned(step: DueStep, writer: MailWriter, coach: FollowUpCoach, zone: string | null): PlannedFollowUp {
    const dueAt = followUpDue({ base: coach.base, waitDays: step.waitDays, writtenAt: step.writtenAt, zone });
    const problem = problemOf(step, writer, coach);
    return {
      id: this.ids.next(),
      coachId: coach.coachId,
      body: problem?.code === TOO_LONG.code ? '' : writer.write(coach).text,
      dueAt,
      zone,
      held: this.heldBecause(zone, dueAt, problem !== null),
      reasonCode: problem?.code ?? null,
      errorMessage: problem?.fix ?? null,
      openToken: step.trackOpens && delivers(coach.gateway) ? this.ids.token(TOKEN_BYTES) : null,
      optOutToken: this.ids.token(TOKEN_BYTES),
    };
  }

  private heldBecause(zone: string | null, dueAt: Date, hasProblem: boolean): PlannedFollowUp['held'] {
    if (hasProblem) return 'text';
    if (zone === null) return 'zone';
    return this.clock.now().getTime() - dueAt.getTime() > 24 * 3600 * 1000 ? 'late' : null;
  }
}

function problemOf({ confirmed }: DueStep, writer: MailWriter, coach: FollowUpCoach): { code: string; fix: string } | null {
  if (writer.textLength(coach) > CAMPAIGN_LIMITS.mailText) return TOO_LONG;
  return writer.problems(coach).find(({ code }) => !confirmed.includes(code)) ?? null;
}
