import { Module } from '@nestjs/common';

import { PreferencesModule } from '../preferences/index.js';
import { FindRepeats } from './application/find-repeats.js';
import { SchoolRecords } from './queries/school-record.query.js';
import { RepeatHistory } from './queries/repeat-history.query.js';
import { CheckMails } from './application/check-mails.js';
import { KnownNamesStore } from './application/known-names-store.js';
import { FindWrongNames } from './application/find-wrong-names.js';
import { NameSource } from './queries/name-source.query.js';

/** Checks that run before an email is sent. */
@Module({
  imports: [PreferencesModule],
  providers: [NameSource, KnownNamesStore, CheckMails, FindWrongNames, RepeatHistory, FindRepeats, SchoolRecords],
  exports: [CheckMails, FindWrongNames, FindRepeats, SchoolRecords],
})
export class ChecksModule {}
