import { Module } from '@nestjs/common';

import { GuardiansModule } from '../../family/guardians/index.js';
import { AthleteModule } from '../athlete/index.js';
import { StatsModule } from '../stats/index.js';
import { PhotoModule } from '../photo/index.js';
import { FilmModule } from '../film/index.js';
import { AesShareLinks } from './adapters/crypto/aes-share-links.js';
import { ShareController } from './adapters/http/share.controller.js';
import { SharePreview } from './adapters/http/share-preview.js';
import { SharedProfilesController } from './adapters/http/shared-profiles.controller.js';
import { PdfkitResumePrinter } from './adapters/pdf/pdfkit-resume-printer.js';
import { PhotoForPrint } from './adapters/pdf/photo-for-print.js';
import { SqlProfileShareRepository } from './adapters/persistence/sql-profile-share-repository.js';
import { ManageShare } from './application/manage-share.use-case.js';
import { AthleteQuery } from './queries/athlete.query.js';
import { ProfileShareRepository } from './application/ports/profile-share-repository.js';
import { ResumePrinter } from './application/ports/resume-printer.js';
import { ShareApproval } from './application/share-approval.js';
import { ShareLinks } from './application/ports/share-links.js';
import { PrintResume } from './application/print-resume.use-case.js';
import { VisitSharedProfile } from './application/visit-shared-profile.use-case.js';

/** The shared profile and the résumé, and the data of an athlete for other modules. */
@Module({
  imports: [GuardiansModule, AthleteModule, StatsModule, PhotoModule, FilmModule],
  controllers: [ShareController, SharedProfilesController],
  providers: [
    AthleteQuery,
    { provide: ProfileShareRepository, useClass: SqlProfileShareRepository },
    { provide: ShareLinks, useClass: AesShareLinks },
    { provide: ResumePrinter, useClass: PdfkitResumePrinter },
    PhotoForPrint,
    ShareApproval,
    ManageShare,
    VisitSharedProfile,
    PrintResume,
    SharePreview,
  ],
  exports: [VisitSharedProfile, AthleteQuery, ManageShare, PrintResume, ShareLinks, SharePreview],
})
export class ShareModule {}
