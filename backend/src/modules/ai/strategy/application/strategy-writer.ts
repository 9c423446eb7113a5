import { Injectable } from '@nestjs/common';

import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import type { Strategy } from '../domain/strategy.js';
import type { StrategyMaterial } from '../domain/strategy-material.js';
import { writeStrategy } from '../domain/write-strategy.js';
import { type WriterName, type Allowance, WritingService, type WritingServiceOptions } from '../../writing/index.js';
import { strategyTask } from './strategy-task.js';
import { VerifyProse } from './verify-prose.js';
import { strategyFacts } from './strategy-facts.js';

export interface WrittenStrategy {
  content: Strategy;
  writer: WriterName;
  remarks: string[];
  allowance: Allowance;
}

/** Writes a plan: rules for everything, and a model, where one is set up, for the prose alone. */
@Injectable()
export class StrategyWriter {
  constructor(
    private readonly writing: WritingService,
    private readonly proof: VerifyProse,
  ) {}

  /** Throws what the writing writing throws. */
  async run(material: StrategyMaterial, options: WritingServiceOptions): Promise<WrittenStrategy> {
    await nextTurn();
    const byRule = writeStrategy(material);
    await nextTurn();
    const facts = strategyFacts(material);
    const { value, writer, remarks: modelRemarks, allowance } = await this.writing.write(strategyTask(facts, byRule), options);
    if (writer.kind === 'built-in') return { content: byRule, writer, remarks: modelRemarks, allowance };
    const { prose, refused } = await this.proof.run(value, byRule, facts, options.signal);
    const texts = refused === 1 ? 'One text' : `${refused} texts`;
    const remarks =
      refused === 0 ? [] : [`${texts} of ${writer.name} stated what your data do not say and ${refused === 1 ? 'was' : 'were'} left out.`];
    return { content: { ...byRule, ...prose }, writer, remarks, allowance };
  }
}
