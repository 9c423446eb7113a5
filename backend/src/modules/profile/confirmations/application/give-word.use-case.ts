import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Confirmations, type CoachAnswer, type OpenRequest } from './ports/confirmations.js';

/** Stores the answer of a coach with a link: which figures are right. */
@Injectable()
export class GiveWord {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly clock: Clock,
  ) {}

  /** Uses nothing up: mail scanners open links. Throws WordLinkNotValid or AlreadyAnswered. */
  look(token: string): Promise<OpenRequest> {
    return this.confirmations.look(token, this.clock.now());
  }

  /** Once. Throws WordLinkNotValid, AlreadyAnswered or AnswerNotValid. */
  answer({ coachName, coachSchool, ...answer }: Omit<CoachAnswer, 'now'>): Promise<void> {
    return this.confirmations.answer({
      ...answer,
      ...{ coachName: coachName.trim(), coachSchool: coachSchool.trim(), now: this.clock.now() },
    });
  }
}
