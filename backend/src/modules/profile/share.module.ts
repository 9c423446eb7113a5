import { Module } from '@nestjs/common';

import { AesShareLinks } from './adapters/crypto/aes-share-links.js';
import { ShareController } from './adapters/http/share.controller.js';
import { SharedProfilesController } from './adapters/http/shared-profiles.controller.js';
import { PhotoForPrint } from './adapters/pdf/photo-for-print.js';
import { PdfkitResumePrinter } from './adapters/pdf/pdfkit-resume-printer.js';
import { SqlProfileShareRepository } from './adapters/persistence/sql-profile-share-repository.js';
import { ManageShare } from './application/manage-share.use-case.js';
import { ProfileShareRepository } from './application/ports/profile-share-repository.js';
import { ResumePrinter } from './application/ports/resume-printer.js';
import { ShareLinks } from './application/ports/share-links.js';
import { PrintResume } from './application/print-resume.use-case.js';
import { VisitSharedProfile } from './application/visit-shared-profile.use-case.js';
import { PhotoModule } from './photo.module.js';

/** The shared profile and the résumé: a part of the profile module. */
@Module({
  imports: [PhotoModule],
  controllers: [ShareController, SharedProfilesController],
  providers: [
    { provide: ProfileShareRepository, useClass: SqlProfileShareRepository },
    { provide: ShareLinks, useClass: AesShareLinks },
    { provide: ResumePrinter, useClass: PdfkitResumePrinter },
    PhotoForPrint,
    ManageShare,
    VisitSharedProfile,
    PrintResume,
  ],
  exports: [ShareLinks],
})
export class ShareModule {}
