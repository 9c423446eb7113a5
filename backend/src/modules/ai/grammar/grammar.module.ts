import { Module } from '@nestjs/common';

import { HarperGrammar } from './adapters/harper/harper-grammar.js';
import { Grammar } from './application/ports/grammar.js';

/** Spelling and grammar of English. */
@Module({
  providers: [{ provide: Grammar, useClass: HarperGrammar }],
  exports: [Grammar],
})
export class GrammarModule {}
