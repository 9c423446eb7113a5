import { Module } from '@nestjs/common';

import { DirectoryModule } from '../directory/index.js';
import { TablesModule } from '../tables/index.js';
import { OutreachModule } from '../outreach/index.js';
import { OwnListController } from './adapters/http/own-list.controller.js';
import { ExportOwnList } from './application/export-own-list.use-case.js';
import { ImportOwnList } from './application/import-own-list.use-case.js';
import { InspectOwnList } from './application/inspect-own-list.use-case.js';
import { UndoOwnList } from './application/undo-own-list.use-case.js';
import { MatchableSchoolsQuery } from './queries/matchable-schools.query.js';
import { OwnListQuery } from './queries/own-list.query.js';

/** An athlete's list of schools as a spreadsheet, out and in. */
@Module({
  imports: [TablesModule, DirectoryModule, OutreachModule],
  controllers: [OwnListController],
  providers: [ExportOwnList, ImportOwnList, InspectOwnList, MatchableSchoolsQuery, OwnListQuery, UndoOwnList],
})
export class OwnListsModule {}
