import { Module } from '@nestjs/common';

import { HarperGrammar } from './adapters/harper/harper-grammar.js';
import { LoadDictionary } from './adapters/harper/load-dictionary.js';
import { Grammar } from './application/ports/grammar.js';
import { SchoolList } from './application/ports/school-list.js';
import { SchoolListQuery } from './queries/school-list.query.js';

/** Spelling and grammar of English. */
@Module({
  providers: [
    { provide: SchoolList, useClass: SchoolListQuery },
    HarperGrammar,
    { provide: Grammar, useExisting: HarperGrammar },
    LoadDictionary,
  ],
  exports: [Grammar],
})
export class GrammarModule {}
