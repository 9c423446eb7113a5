import { Module } from '@nestjs/common';

import { ActivityModule } from '../../../platform/activity/activity.module.js';
import { DirectoryModule } from '../directory/index.js';
import { ImportsModule } from '../imports/index.js';
import { ContactLogController } from './adapters/http/contact-log.controller.js';
import { ContactsController } from './adapters/http/contacts.controller.js';
import { CorrectionsController } from './adapters/http/corrections.controller.js';
import { FavoritesController } from './adapters/http/favorites.controller.js';
import { OwnListController } from './adapters/http/own-list.controller.js';
import { TargetSchoolsController } from './adapters/http/target-schools.controller.js';
import { SchoolTracking } from './adapters/persistence/school-tracking.js';
import { SqlContactLog } from './adapters/persistence/sql-contact-log.js';
import { SqlContactRepository } from './adapters/persistence/sql-contact-repository.js';
import { SqlCorrections } from './adapters/persistence/sql-corrections.js';
import { SqlFavorites } from './adapters/persistence/sql-favorites.js';
import { SqlOwnList } from './adapters/persistence/sql-own-list.js';
import { SqlTargetSchools } from './adapters/persistence/sql-target-schools.js';
import { DecideCorrection } from './application/decide-correction.use-case.js';
import { KeepContacts } from './application/keep-contacts.use-case.js';
import { LogContact } from './application/log-contact.use-case.js';
import { KeepFavorites } from './application/keep-favorites.use-case.js';
import { ExportOwnList } from './application/own-list/export-own-list.use-case.js';
import { ImportOwnList } from './application/own-list/import-own-list.use-case.js';
import { InspectOwnList } from './application/own-list/inspect-own-list.use-case.js';
import { ContactLog } from './application/ports/contact-log.js';
import { ContactRepository } from './application/ports/contact-repository.js';
import { Corrections } from './application/ports/corrections.js';
import { Favorites } from './application/ports/favorites.js';
import { OwnList } from './application/ports/own-list.js';
import { TargetSchools } from './application/ports/target-schools.js';
import { ProposeCorrection } from './application/propose-correction.use-case.js';
import { ReportBounce } from './application/report-bounce.use-case.js';
import { TrackSchool } from './application/track-school.use-case.js';

/** What athletes keep about schools and coaches: favorites, tracking, contacts of their own, corrections. */
@Module({
  imports: [ActivityModule, DirectoryModule, ImportsModule],
  controllers: [
    FavoritesController,
    ContactsController,
    CorrectionsController,
    TargetSchoolsController,
    ContactLogController,
    OwnListController,
  ],
  providers: [
    { provide: ContactLog, useClass: SqlContactLog },
    { provide: ContactRepository, useClass: SqlContactRepository },
    { provide: Corrections, useClass: SqlCorrections },
    { provide: Favorites, useClass: SqlFavorites },
    { provide: OwnList, useClass: SqlOwnList },
    { provide: TargetSchools, useClass: SqlTargetSchools },
    ExportOwnList,
    DecideCorrection,
    ImportOwnList,
    InspectOwnList,
    KeepContacts,
    LogContact,
    KeepFavorites,
    ProposeCorrection,
    ReportBounce,
    SchoolTracking,
    TrackSchool,
  ],
  exports: [
    Corrections,
    DecideCorrection,
    KeepContacts,
    LogContact,
    KeepFavorites,
    ProposeCorrection,
    ReportBounce,
    SchoolTracking,
    TrackSchool,
  ],
})
export class OutreachModule {}
