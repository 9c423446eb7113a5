import { Module } from '@nestjs/common';

import { ActivityModule } from '../../../platform/activity/activity.module.js';
import { DirectoryModule } from '../directory/index.js';
import { ImportsModule } from '../imports/index.js';
import { ContactLogController } from './adapters/http/contact-log.controller.js';
import { ContactsController } from './adapters/http/contacts.controller.js';
import { CorrectionsController } from './adapters/http/corrections.controller.js';
import { FavoritesController } from './adapters/http/favorites.controller.js';
import { TargetSchoolsController } from './adapters/http/target-schools.controller.js';
import { SchoolTracking } from './adapters/persistence/school-tracking.js';
import { SqlReportBounce } from './adapters/persistence/sql-report-bounce.js';
import { SqlSchoolList } from './adapters/persistence/sql-school-list.js';
import { ReportBounce } from './application/ports/report-bounce.js';
import { SchoolList } from './application/ports/school-list.js';
import { ContactsQuery } from './queries/contacts.query.js';
import { CorrectionsQuery } from './queries/corrections.query.js';
import { FavoritesQuery } from './queries/favorites.query.js';
import { TargetSchoolsQuery } from './queries/target-schools.query.js';
import { Contacts } from './resources/contacts.resource.js';
import { Corrections } from './resources/corrections.resource.js';
import { LoggedContacts } from './resources/logged-contacts.resource.js';

/** What athletes keep about schools and coaches: favorites, tracking, contacts of their own, corrections. */
@Module({
  imports: [ActivityModule, DirectoryModule, ImportsModule],
  controllers: [FavoritesController, ContactsController, CorrectionsController, TargetSchoolsController, ContactLogController],
  providers: [
    { provide: ReportBounce, useClass: SqlReportBounce },
    { provide: SchoolList, useClass: SqlSchoolList },
    Contacts,
    ContactsQuery,
    Corrections,
    CorrectionsQuery,
    FavoritesQuery,
    LoggedContacts,
    SchoolTracking,
    TargetSchoolsQuery,
  ],
  exports: [Contacts, Corrections, CorrectionsQuery, LoggedContacts, ReportBounce, SchoolList, SchoolTracking],
})
export class OutreachModule {}
