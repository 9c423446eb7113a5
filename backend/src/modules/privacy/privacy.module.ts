import { Module } from '@nestjs/common';

import { AuthModule } from '../auth/index.js';
import { GatewaysModule } from '../gmail/gateways/index.js';
import { GoogleModule } from '../gmail/google/index.js';
import { PhotoModule } from '../profile/photo/index.js';
import { DeleteAccountController } from './adapters/http/delete-account.controller.js';
import { ReceiptsController } from './adapters/http/receipts.controller.js';
import { DeletionWorkers } from './adapters/jobs/deletion-workers.js';
import { SqlDeletions } from './adapters/persistence/sql-deletions.js';
import { DeletionSchedule } from './adapters/schedule/deletion-schedule.js';
import { DeleteAccount } from './application/delete-account.use-case.js';
import { FinishDeletions } from './application/finish-deletions.use-case.js';
import { Deletions } from './application/ports/deletions.js';
import { ReceiptQuery } from './queries/receipt.query.js';

/** Everything that is stored of a user: how it is deleted. */
@Module({
  imports: [AuthModule, GatewaysModule, GoogleModule, PhotoModule],
  controllers: [DeleteAccountController, ReceiptsController],
  providers: [
    { provide: Deletions, useClass: SqlDeletions },
    DeleteAccount,
    FinishDeletions,
    DeletionWorkers,
    DeletionSchedule,
    ReceiptQuery,
  ],
})
export class PrivacyModule {}
