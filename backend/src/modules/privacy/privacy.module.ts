import { Module } from '@nestjs/common';

import { AuthModule } from '../auth/index.js';
import { DecisionsModule } from '../family/decisions/index.js';
import { GuardiansModule } from '../family/guardians/index.js';
import { FactorsModule } from '../factors/index.js';
import { GoogleModule } from '../gmail/google/index.js';
import { PhotoModule } from '../profile/photo/index.js';
import { DataExportController } from './adapters/http/data-export.controller.js';
import { DeleteAccountController } from './adapters/http/delete-account.controller.js';
import { UnderAgeController } from './adapters/http/under-age.controller.js';
import { ReceiptsController } from './adapters/http/receipts.controller.js';
import { DeletionWorkers } from './adapters/jobs/deletion-workers.js';
import { ExportWorkers } from './adapters/jobs/export-workers.js';
import { SqlDataExports } from './adapters/persistence/sql-data-exports.js';
import { SqlDeletions } from './adapters/persistence/sql-deletions.js';
import { DeletionSchedule } from './adapters/schedule/deletion-schedule.js';
import { ExportSchedule } from './adapters/schedule/export-schedule.js';
import { RetentionSchedule } from './adapters/schedule/retention-schedule.js';
import { YazlArchiver } from './adapters/zip/yazl-archiver.js';
import { BeginByServer } from './application/begin-by-server.js';
import { BeginGuardianDeletions } from './application/begin-guardian-deletions.use-case.js';
import { BeginPlannedDeletions } from './application/begin-planned-deletions.use-case.js';
import { CorrectBirthdate } from './application/correct-birthdate.use-case.js';
import { StopUnderAge } from './application/stop-under-age.use-case.js';
import { DeleteAccount } from './application/delete-account.use-case.js';
import { MakeExport } from './application/make-export.use-case.js';
import { FinishDeletions } from './application/finish-deletions.use-case.js';
import { Archiver, DataExports } from './application/ports/data-exports.js';
import { Deletions } from './application/ports/deletions.js';
import { ReceiptByEmail } from './application/receipt-by-email.js';
import { DataExportQuery } from './queries/data-export.query.js';
import { DeletionPreviewQuery } from './queries/deletion-preview.query.js';
import { DeletionWorkQuery } from './queries/deletion-work.query.js';
import { UserFiles } from './queries/user-files.query.js';
import { ReceiptQuery } from './queries/receipt.query.js';
import { ExportRequests } from './resources/export-requests.resource.js';
import { EndRows } from './resources/end-rows.resource.js';

/** Everything that is stored of a user: how it is deleted, and how it is taken along. */
@Module({
  imports: [AuthModule, DecisionsModule, GuardiansModule, FactorsModule, GoogleModule, PhotoModule],
  controllers: [DataExportController, DeleteAccountController, ReceiptsController, UnderAgeController],
  providers: [
    { provide: Deletions, useClass: SqlDeletions },
    { provide: DataExports, useClass: SqlDataExports },
    UserFiles,
    { provide: Archiver, useClass: YazlArchiver },
    BeginByServer,
    BeginGuardianDeletions,
    BeginPlannedDeletions,
    CorrectBirthdate,
    DeleteAccount,
    MakeExport,
    DataExportQuery,
    ExportRequests,
    ExportSchedule,
    ExportWorkers,
    FinishDeletions,
    DeletionPreviewQuery,
    DeletionWorkQuery,
    DeletionWorkers,
    DeletionSchedule,
    EndRows,
    RetentionSchedule,
    ReceiptByEmail,
    ReceiptQuery,
    StopUnderAge,
  ],
})
export class PrivacyModule {}
