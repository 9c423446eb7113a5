import { Injectable } from '@nestjs/common';

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
  ) {}

  /** Throws SchoolNotFound and what the writing writing throws. */
  async run(wishes: EmailWishes & { schoolId?: number }, options: WritingServiceOptions): Promise<DraftedEmail> {
    const facts = await this.gatherFacts.run(options.userId, wishes);
    const { value, writer, remarks, allowance } = await this.writing.write(emailTask(facts, wishes, this.grammar), options);
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
}
