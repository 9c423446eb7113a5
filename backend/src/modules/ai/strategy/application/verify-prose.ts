import { Injectable } from '@nestjs/common';

import type { Fact } from '../../facts/domain/fact.js';
import type { StrategyProse } from '../domain/strategy.js';
import { CheckClaims } from '../../facts/index.js';

const LISTS = ['strengths', 'areasToImprove', 'positionSpecificAdvice'] as const;

export interface VerifiedProse {
  prose: StrategyProse;
  /** Texts that stated something no fact supports. */
  refused: number;
}

/** Athletes take a plan as true, so a text with an unsupported statement is replaced by the one written by rules. */
@Injectable()
export class VerifyProse {
  constructor(private readonly checkClaims: CheckClaims) {}

  async run(written: StrategyProse, byRule: StrategyProse, facts: readonly Fact[], signal?: AbortSignal): Promise<VerifiedProse> {
    const overview = await this.holds(written.overview, facts, signal);
    const prose: StrategyProse = { ...byRule, overview: overview ? written.overview.trim() : byRule.overview };
    let refused = overview ? 0 : 1;
    for (const list of LISTS) {
      const texts = written[list].map((text) => text.trim()).filter(Boolean);
      const kept: string[] = [];
      for (const text of texts) if (await this.holds(text, facts, signal)) kept.push(text);
      refused += texts.length - kept.length;
      if (kept.length > 0) prose[list] = kept;
    }
    return { prose, refused };
  }

  private async holds(text: string, facts: readonly Fact[], signal?: AbortSignal): Promise<boolean> {
    return (await this.checkClaims.run(text, facts, '', signal)).flags.length === 0;
  }
}
