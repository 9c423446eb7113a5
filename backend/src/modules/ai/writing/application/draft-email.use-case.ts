import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { schoolGrade } from '../../../../shared-kernel/school-grade.js';
import type { Fact } from '../../facts/domain/fact.js';
import { ownSentences } from '../domain/written-by-rule/own-sentences.js';
import type { AnswerNotes } from './answer-notes.js';
import { CheckClaims, GatherFacts } from '../../facts/index.js';
import { Grammar } from '../../grammar/index.js';
import { emailTask, type EmailWishes } from './tasks/email-task.js';
import { WritingService, type WritingServiceOptions } from './writing-service.js';

export interface DraftedEmail extends AnswerNotes {
  emailContent: string;
}

/** Writes a first mail to a coach. */
@Injectable()
export class DraftEmail {
  constructor(
    private readonly gatherFacts: GatherFacts,
    private readonly writing: WritingService,
    private readonly checkClaims: CheckClaims,
    private readonly grammar: Grammar,
    private readonly clock: Clock,
  ) {}

  /** Throws SchoolNotFound and what the writing writing throws. */
  async run(wishes: EmailWishes & { schoolId?: number }, options: WritingServiceOptions): Promise<DraftedEmail> {
    const facts = await this.facts(wishes, options.userId);
    const stillGrowing = isLowerclassman(facts, this.clock.now());
    const { value, writer, remarks, allowance } = await this.writing.write(
      emailTask(facts, { ...wishes, stillGrowing }, this.grammar),
      options,
    );
    const { wishes: left } = ownSentences(wishes.context);
    const ignored = writer.kind === 'built-in' && left.length > 0;
    return {
      emailContent: value.text,
      writer,
      ...(await this.checkClaims.run(value.text, facts, wishes.context, options.signal)),
      remarks: ignored
        ? [...remarks, `The built-in writer takes over what you say about yourself, but follows no wishes: “${left.join(' ')}”`]
        : remarks,
      allowance,
    };
  }

  /** With one true thing about the school, where one is meant. */
  private async facts(wishes: EmailWishes & { schoolId?: number }, userId: string): Promise<Fact[]> {
    const facts = await this.gatherFacts.run(userId, wishes);
    return wishes.schoolId === undefined ? facts : [...facts, ...(await this.gatherFacts.ofSchool(userId, wishes.schoolId))];
  }
}

/** In ninth or tenth grade. */
function isLowerclassman(facts: readonly Fact[], now: Date): boolean {
  const year = Number(facts.find(({ key }) => key === 'graduationYear')?.value ?? Number.NaN);
  return schoolGrade(year, now.toISOString().slice(0, 10)) < 11;
}
