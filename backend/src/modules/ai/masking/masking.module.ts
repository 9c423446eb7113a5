import { Module } from '@nestjs/common';

import { PrivateValuesQuery } from './queries/private-values.query.js';

/** Masks private data in a text before a provider gets it, and restores it afterwards. */
@Module({
  providers: [PrivateValuesQuery],
  exports: [PrivateValuesQuery],
})
export class MaskingModule {}
