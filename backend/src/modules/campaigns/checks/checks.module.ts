import { Module } from '@nestjs/common';

import { CheckMails } from './application/check-mails.js';
import { KnownNamesStore } from './application/known-names-store.js';
import { NameSource } from './queries/name-source.query.js';

/** What is looked at before an email leaves. */
@Module({
  providers: [NameSource, KnownNamesStore, CheckMails],
  exports: [CheckMails],
})
export class ChecksModule {}
