import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';

import { AuthModule } from '../auth/index.js';
import { RepliesModule } from '../campaigns/replies/index.js';
import { ControlModule } from '../campaigns/control/index.js';
import { SendingModule } from '../campaigns/sending/index.js';
import { WritingModule } from '../campaigns/writing/index.js';
import { DeliverabilityModule } from '../gmail/deliverability/index.js';
import { DirectoryModule } from '../schools/directory/index.js';
import { ImportsModule } from '../schools/imports/index.js';
import { PacksModule } from '../schools/packs/index.js';
import { OutreachModule } from '../schools/outreach/index.js';
import { StaffPagesModule } from '../schools/staff-pages/index.js';
import { AuditLogController } from './adapters/http/audit/audit-log.controller.js';
import { AdminHomeController } from './adapters/http/operations/admin-home.controller.js';
import { DeliverabilityController } from './adapters/http/operations/deliverability.controller.js';
import { EmailTemplatesController } from './adapters/http/email-templates.controller.js';
import { CoachDatabaseController } from './adapters/http/directory/coach-database.controller.js';
import { CorrectionQueueController } from './adapters/http/directory/correction-queue.controller.js';
import { CoverageController } from './adapters/http/operations/coverage.controller.js';
import { EditSchoolsController } from './adapters/http/directory/edit-schools.controller.js';
import { FailedSignInsController } from './adapters/http/operations/failed-sign-ins.controller.js';
import { ImportFilesController } from './adapters/http/imports/import-files.controller.js';
import { InspectFilesController } from './adapters/http/imports/inspect-files.controller.js';
import { DirectoryPackController } from './adapters/http/imports/directory-pack.controller.js';
import { ImportsController } from './adapters/http/imports/imports.controller.js';
import { OperationsController } from './adapters/http/operations/operations.controller.js';
import { OutboxController } from './adapters/http/operations/outbox.controller.js';
import { ReplyReportsController } from './adapters/http/operations/reply-reports.controller.js';
import { PlatformMailController } from './adapters/http/operations/platform-mail.controller.js';
import { StaffSuggestionsController } from './adapters/http/directory/staff-suggestions.controller.js';
import { ResetLinkController } from './adapters/http/users/reset-link.controller.js';
import { UpkeepController } from './adapters/http/operations/upkeep.controller.js';
import { UsersController } from './adapters/http/users/users.controller.js';
import { UploadFolder } from './adapters/http/imports/upload-folder.js';
import { SqlProductGauges } from './adapters/persistence/sql-product-gauges.js';
import { SendTestMail } from './application/test-mail/send-test-mail.use-case.js';
import { AdminAddressesQuery } from './queries/admin-addresses.query.js';
import { AdminHomeQuery } from './queries/admin-home.query.js';
import { BackupsQuery } from './queries/backups.query.js';
import { CoverageQuery } from './queries/coverage.query.js';
import { FailedSignInsQuery } from './queries/failed-sign-ins.query.js';
import { OperationsQuery } from './queries/operations.query.js';
import { UpkeepQuery } from './queries/upkeep.query.js';

/** What only admins may ask for: HTTP faces over the use cases of the other modules. */
@Module({
  imports: [
    AuthModule,
    DeliverabilityModule,
    DirectoryModule,
    ImportsModule,
    PacksModule,
    OutreachModule,
    StaffPagesModule,
    WritingModule,
    ControlModule,
    SendingModule,
    RepliesModule,
    MulterModule.registerAsync({ useClass: UploadFolder }),
  ],
  controllers: [
    AdminHomeController,
    AuditLogController,
    ResetLinkController,
    UsersController,
    CoachDatabaseController,
    CorrectionQueueController,
    CoverageController,
    DeliverabilityController,
    EditSchoolsController,
    EmailTemplatesController,
    FailedSignInsController,
    ImportFilesController,
    InspectFilesController,
    ImportsController,
    DirectoryPackController,
    OperationsController,
    OutboxController,
    PlatformMailController,
    ReplyReportsController,
    StaffSuggestionsController,
    UpkeepController,
  ],
  providers: [
    AdminAddressesQuery,
    AdminHomeQuery,
    BackupsQuery,
    CoverageQuery,
    OperationsQuery,
    FailedSignInsQuery,
    UpkeepQuery,
    SqlProductGauges,
    SendTestMail,
  ],
})
export class AdminModule {}
