import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { HeldEmails } from '../../../campaigns/control/index.js';
import { GuardianControls, GuardianEvents, type Approval, type Controls, type NewGuardianEvent } from '../../guardians/index.js';
import { AthleteNotFound } from '../domain/decision-errors.js';

/** What is left out stays. */
export interface ControlsChange {
  approve?: Approval;
  askBeforeSharing?: boolean;
  paused?: boolean;
}

/** A guardian changes what holds for an athlete. The athlete and the other guardian read it in the log. */
@Injectable()
export class ChangeControls {
  constructor(
    private readonly controls: GuardianControls,
    private readonly held: HeldEmails,
    private readonly events: GuardianEvents,
    private readonly clock: Clock,
  ) {}

  /** Idempotent: unchanged settings are not recorded again. Throws AthleteNotFound. */
  async run(guardianId: string, athleteId: string, change: ControlsChange): Promise<Controls> {
    const now = this.clock.now();
    const changed = await this.controls.change(
      athleteId,
      now,
      (present) => nextControls(present, change, now),
      async (before, after, manager) => {
        if (before.approve !== after.approve) await this.held.holdAgain(athleteId, now, manager);
        await this.events.append(noted(before, after, { athleteId, guardianId, at: now }), manager);
      },
    );
    if (!changed) throw new AthleteNotFound();
    return changed;
  }
}

/** What the family reads of a change. */
function noted(before: Controls, after: Controls, by: Pick<NewGuardianEvent, 'athleteId' | 'guardianId' | 'at'>): NewGuardianEvent[] {
  const entries: NewGuardianEvent[] = [];
  if (before.approve !== after.approve) entries.push({ ...by, kind: 'approvals_set', data: { from: before.approve, to: after.approve } });
  if (before.askBeforeSharing !== after.askBeforeSharing) {
    entries.push({ ...by, kind: 'sharing_approval_set', data: { on: after.askBeforeSharing } });
  }
  if (before.pausedAt === null && after.pausedAt !== null) entries.push({ ...by, kind: 'paused', data: {} });
  if (before.pausedAt !== null && after.pausedAt === null) {
    entries.push({ ...by, kind: 'resumed', data: { pausedAt: before.pausedAt.toISOString() } });
  }
  return entries;
}

function nextControls(present: Controls, { approve, askBeforeSharing, paused }: ControlsChange, now: Date): Controls {
  const pausedAt = paused ? (present.pausedAt ?? now) : null;
  return {
    approve: approve ?? present.approve,
    askBeforeSharing: askBeforeSharing ?? present.askBeforeSharing,
    pausedAt: paused === undefined ? present.pausedAt : pausedAt,
  };
}
