import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { Fact } from '../../facts/domain/fact.js';
import { athleteStage, factsToName } from '../domain/written-by-rule/athlete-stage.js';
import { openingSeed } from '../domain/written-by-rule/opening.js';
import { ownSentences } from '../domain/written-by-rule/notes/own-sentences.js';
import type { AnswerNotes } from './answer-notes.js';
import { CheckClaims, GatherFacts } from '../../facts/index.js';
import { Grammar } from '../../grammar/index.js';
import { emailTask, type EmailWishes } from './tasks/email-task.js';
import { WritingService, type WritingServiceOptions } from './writing-service.js';

export interface DraftedEmail extends AnswerNotes {
  emailContent: string;
}

const TOO_EARLY = 'High school has not begun for you. Coaches look at film of high school, so this email can wait until then.';

/** Who gets it; of a coach the school is known. */
interface EmailReader {
  schoolId?: number;
  coachId?: number;
}

/** Writes a first email to a coach. */
@Injectable()
export class DraftEmail {
  constructor(
    private readonly gatherFacts: GatherFacts,
    private readonly writing: WritingService,
    private readonly checkClaims: CheckClaims,
    private readonly grammar: Grammar,
    private readonly clock: Clock,
  ) {}

  /** Throws SchoolNotFound, CoachNotFound and what the writing writing throws. */
  async run(wishes: EmailWishes & EmailReader, options: WritingServiceOptions): Promise<DraftedEmail> {
    const { userId, signal } = options;
    const coach = wishes.coachId === undefined ? null : await this.gatherFacts.ofCoach(userId, wishes.coachId);
    const schoolId = coach?.schoolId ?? wishes.schoolId;
    const facts = [...(await this.facts(wishes, userId, schoolId)), ...(coach?.facts ?? [])];
    const stage = athleteStage(facts, this.clock.now().toISOString().slice(0, 10));
    const seed = openingSeed(facts, schoolId);
    const task = emailTask(factsToName(facts, stage), { ...wishes, stage, seed }, this.grammar);
    const { value, writer, remarks, allowance } = await this.writing.write(task, options);
    return {
      emailContent: value.text,
      writer,
      ...(await this.checkClaims.run(value.text, facts, wishes.context, signal)),
      remarks: [
        ...(stage.beforeHighSchool ? [TOO_EARLY] : []),
        ...(schoolId === undefined ? [] : await this.gatherFacts.beforeIntroduction(userId, schoolId)),
        ...remarks,
        ...(writer.kind === 'built-in' ? ignoredWishes(wishes.context) : []),
      ],
      allowance,
    };
  }

  /** With one true thing about the school, where one is meant. */
  private async facts(wishes: EmailWishes, userId: string, schoolId: number | undefined): Promise<Fact[]> {
    const facts = await this.gatherFacts.run(userId, { ...wishes, schoolId });
    return [...facts, ...(schoolId === undefined ? [] : await this.gatherFacts.ofSchool(userId, schoolId))];
  }
}

function ignoredWishes(context: string): string[] {
  const { wishes } = ownSentences(context);
  if (wishes.length === 0) return [];
  return [`The built-in writer takes over what you say about yourself, but follows no wishes: “${wishes.join(' ')}”`];
}
