import { Module } from '@nestjs/common';

import { HarperGrammar } from './adapters/harper/harper-grammar.js';
import { LoadDictionary } from './adapters/harper/load-dictionary.js';
import { Grammar } from './application/ports/grammar.js';
import { SchoolNamesQuery } from './queries/school-names.query.js';

/** Spelling and grammar of English. */
@Module({
  providers: [
    SchoolNamesQuery,
    {
      provide: HarperGrammar,
      inject: [SchoolNamesQuery],
      useFactory: (schools: SchoolNamesQuery) => new HarperGrammar(() => schools.names()),
    },
    { provide: Grammar, useExisting: HarperGrammar },
    LoadDictionary,
  ],
  exports: [Grammar],
})
export class GrammarModule {}
