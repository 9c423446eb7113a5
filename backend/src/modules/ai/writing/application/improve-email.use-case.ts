import { Injectable } from '@nestjs/common';

import type { Flag } from '../../facts/domain/claims/flag.js';
import { looksEnglish } from '../domain/looks-english.js';
import { SHORT_ENOUGH } from '../domain/written-by-rule/shorten.js';
import type { AnswerNotes } from './answer-notes.js';
import { CheckClaims, GatherFacts } from '../../facts/index.js';
import { Grammar } from '../../grammar/index.js';
import { improveTask, type ImproveWishes } from './tasks/improve-task.js';
import { WritingService, type WritingServiceOptions } from './writing-service.js';

export interface ImprovedEmail extends AnswerNotes {
  improvedEmail: string;
}

/** Makes the athlete's mail better in one respect. */
@Injectable()
export class ImproveEmail {
  constructor(
    private readonly gatherFacts: GatherFacts,
    private readonly writing: WritingService,
    private readonly checkClaims: CheckClaims,
    private readonly grammar: Grammar,
  ) {}

  /** Throws SchoolNotFound and what the writing writing throws. */
  async run(wishes: ImproveWishes & { schoolId?: number }, options: WritingServiceOptions): Promise<ImprovedEmail> {
    const facts = await this.gatherFacts.run(options.userId, { includeStats: true, schoolId: wishes.schoolId });
    const { value, writer, remarks, allowance } = await this.writing.write(improveTask(facts, wishes, this.grammar), options);
    const names = facts.map((fact) => fact.value);
    const doubts = wishes.improvementType === 'grammar' ? (await this.grammar.correct(value.text, names, options.signal)).doubts : [];
    const { flags, factsUsed } = await this.checkClaims.run(value.text, facts, wishes.email, options.signal);
    const all = together(flags, doubts);
    return {
      improvedEmail: value.text,
      writer,
      factsUsed,
      flags: all,
      remarks: value.text.trim() === wishes.email.trim() ? [...remarks, unchangedRemark(wishes, all.length)] : remarks,
      allowance,
    };
  }
}

/** A place with both a flag and a doubt gets the flag only. */
function together(flags: readonly Flag[], doubts: readonly Flag[]): Flag[] {
  const free = doubts.filter(({ start, end }) => flags.every((flag) => end <= flag.start || start >= flag.end));
  return [...flags, ...free].sort((a, b) => a.start - b.start);
}

/** `suspicious`: number of marked places; with any of them the remark must not claim that nothing was found. */
function unchangedRemark({ email, improvementType, tone }: ImproveWishes, suspicious: number): string {
  if (!looksEnglish(email)) return 'This does not look like English. Nothing was changed.';
  if (improvementType === 'grammar' && suspicious > 0) {
    return suspicious === 1
      ? 'Nothing was changed. Look at the marked place.'
      : `Nothing was changed. Look at the ${suspicious} marked places.`;
  }
  const words = email.split(/\s+/).filter(Boolean).length;
  const byType = {
    grammar: 'No mistake was found. Nothing was changed.',
    tone: `It already sounds ${tone}. Nothing was changed.`,
    length: `It has ${words} words${words <= SHORT_ENOUGH ? ', which is short enough' : ' and each sentence says something'}. Nothing was changed.`,
    persuasive: 'It already has a figure, film and a question, as far as your profile knows them. Nothing was changed.',
  };
  return byType[improvementType];
}
