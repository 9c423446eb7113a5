import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Grammar } from '../../grammar/index.js';
import { GatherFacts } from '../../facts/index.js';
import { athleteStage, factsToName } from '../domain/written-by-rule/athlete-stage.js';
import { openingSeed } from '../domain/written-by-rule/opening.js';
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
    private readonly clock: Clock,
  ) {}

  async run(userId: string): Promise<WhatIsSent> {
    const facts = await this.gatherFacts.run(userId, { includeStats: true });
    const stage = athleteStage(facts, this.clock.now().toISOString().slice(0, 10));
    const seed = openingSeed(facts, undefined);
    const email = writeEmail(factsToName(facts, stage), { tone: 'professional', includeStats: true, own: [], seed, ...stage });
    const wishes = { email, improvementType: 'tone', tone: 'professional' } as const;
    const { task } = maskTask(improveTask(facts, wishes, this.grammar), await this.privateValues.of(userId));
    return {
      instructions: task.instructions,
      facts: task.facts.map(({ label, value }) => ({ label, value })),
      email: task.material.email ?? '',
    };
  }
}
