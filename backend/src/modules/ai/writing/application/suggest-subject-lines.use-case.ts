import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { athleteStage, factsToName } from '../domain/written-by-rule/athlete-stage.js';
import type { AnswerNotes } from './answer-notes.js';
import { CheckClaims, GatherFacts } from '../../facts/index.js';
import { distinctLines, subjectLinesTask } from './tasks/subject-lines-task.js';
import { WritingService, type WritingServiceOptions } from './writing-service.js';

export interface SuggestedSubjectLines extends AnswerNotes {
  subjectLines: string[];
}

/** Finds subject lines for an email. */
@Injectable()
export class SuggestSubjectLines {
  constructor(
    private readonly gatherFacts: GatherFacts,
    private readonly writing: WritingService,
    private readonly checkClaims: CheckClaims,
    private readonly clock: Clock,
  ) {}

  /** The flags' offsets are those in the lines with a line break between them. */
  async run(email: string, count: number, options: WritingServiceOptions): Promise<SuggestedSubjectLines> {
    const facts = await this.gatherFacts.run(options.userId, { includeStats: true });
    const stage = athleteStage(facts, this.clock.now().toISOString().slice(0, 10));
    const task = subjectLinesTask(factsToName(facts, stage), { email, count, stage });
    const { value, writer, remarks, allowance } = await this.writing.write(task, options);
    const subjectLines = distinctLines(value.subjectLines).slice(0, count);
    const checked = await this.checkClaims.run(subjectLines.join('\n'), facts, email, options.signal);
    return { subjectLines, writer, ...checked, remarks, allowance };
  }
}
