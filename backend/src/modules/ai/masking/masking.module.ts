import { Module } from '@nestjs/common';

import { PrivateValuesQuery } from './queries/private-values.query.js';

/** What is taken out of a text before a provider gets it, and put back afterwards. */
@Module({
  providers: [PrivateValuesQuery],
  exports: [PrivateValuesQuery],
})
export class MaskingModule {}
