import { Injectable } from '@nestjs/common';

import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { templateTokens } from '../../../campaigns/writing/index.js';
import { factsUsed } from '../domain/claims/facts-used.js';
import { findFlags } from '../domain/claims/find-flags.js';
import type { Flag } from '../domain/claims/flag.js';
import { nameClaims } from '../domain/claims/name-claims.js';
import type { Fact, StatedFact } from '../domain/fact.js';
import { Grammar } from '../../grammar/index.js';

export interface CheckedClaims {
  flags: Flag[];
  factsUsed: StatedFact[];
}

/** Holds a text against the facts; the same for every writer. */
@Injectable()
export class CheckClaims {
  constructor(private readonly grammar: Grammar) {}

  /** `ownWords` is what the athlete wrote beside the profile. Throws WritingCancelled. */
  async run(text: string, facts: readonly Fact[], ownWords: string, signal?: AbortSignal): Promise<CheckedClaims> {
    const first = nameClaims(text).flatMap(({ words }) => words.filter(({ startsSentence }) => startsSentence));
    const commonWords = await this.grammar.ordinaryAmong([...new Set(first.map((word) => word.text.toLowerCase()))], signal);
    const unknownPlaceholders = templateTokens(text)
      .filter((token) => token.kind === 'unknown')
      .map(({ source, at }) => ({ start: at, end: at + source.length }));
    // Each of the two takes some hundredths of a second for the longest text.
    await nextTurn();
    const flags = findFlags({ text, facts, ownWords, commonWords, unknownPlaceholders });
    await nextTurn();
    return {
      flags,
      factsUsed: factsUsed(text, facts).map(({ label, value, source }) => ({ label, value, source })),
    };
  }
}
