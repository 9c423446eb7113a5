import { Injectable } from '@nestjs/common';

import { Grammar } from '../../grammar/index.js';
import { GatherFacts } from '../../facts/index.js';
import { writeEmail } from '../domain/written-by-rule/write-email.js';
import { maskTask } from './mask-task.js';
import { PrivateValuesQuery } from '../../masking/index.js';
import { improveTask } from './tasks/improve-task.js';

export interface WhatIsSent {
  instructions: string;
  facts: { label: string; value: string }[];
  /** An email of this athlete as the provider would get it. */
  email: string;
}

/** Returns the exact request that would be sent to the provider to improve a first email, without sending it. */
@Injectable()
export class ShowWhatIsSent {
  constructor(
    private readonly gatherFacts: GatherFacts,
    private readonly privateValues: PrivateValuesQuery,
    private readonly grammar: Grammar,
  ) {}

  async run(userId: string): Promise<WhatIsSent> {
    const facts = await this.gatherFacts.run(userId, { includeStats: true });
    const email = writeEmail(facts, { tone: 'professional', includeStats: true, own: [] });
    const wishes = { email, improvementType: 'tone', tone: 'professional' } as const;
    const { task } = maskTask(improveTask(facts, wishes, this.grammar), await this.privateValues.of(userId));
    return {
      instructions: task.instructions,
      facts: task.facts.map(({ label, value }) => ({ label, value })),
      email: task.material.email ?? '',
    };
  }
}
