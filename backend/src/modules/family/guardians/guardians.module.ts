import { Module } from '@nestjs/common';

import { AuthModule } from '../../auth/index.js';
import { AthleteModule } from '../../profile/athlete/index.js';
import { FamilyController } from './adapters/http/family.controller.js';
import { GuardianInvitationsController } from './adapters/http/guardian-invitations.controller.js';
import { LeaveFamilyController } from './adapters/http/leave-family.controller.js';
import { SqlGuardianLinks } from './adapters/persistence/sql-guardian-links.js';
import { AcceptInvitation } from './application/accept-invitation.use-case.js';
import { CancelInvitation } from './application/cancel-invitation.use-case.js';
import { EndGuardianship } from './application/end-guardianship.use-case.js';
import { InviteGuardian } from './application/invite-guardian.use-case.js';
import { GuardianLinks } from './application/ports/guardian-links.js';
import { SendInvitation } from './application/send-invitation.js';
import { FamilyQuery } from './queries/family.query.js';
import { Guardianships } from './queries/guardianships.query.js';
import { GuardianControls } from './resources/guardian-controls.resource.js';
import { AgeAndGuardianQuery } from './queries/age-and-guardian.query.js';
import { MissingGuardian } from './adapters/http/missing-guardian.js';
import { StoredGuardianRule } from './resources/guardian-rule.resource.js';
import { GuardianDeletions } from './resources/guardian-deletions.resource.js';
import { GuardianEvents } from './adapters/persistence/guardian-events.js';
import { GuardianRequests } from './resources/guardian-requests.resource.js';

/** Who watches over whom, what guardians decided, and what athletes ask them for. */
@Module({
  imports: [AuthModule, AthleteModule],
  controllers: [FamilyController, GuardianInvitationsController, LeaveFamilyController],
  providers: [
    { provide: GuardianLinks, useClass: SqlGuardianLinks },
    AcceptInvitation,
    CancelInvitation,
    EndGuardianship,
    InviteGuardian,
    SendInvitation,
    FamilyQuery,
    Guardianships,
    GuardianControls,
    GuardianDeletions,
    GuardianEvents,
    GuardianRequests,
    AgeAndGuardianQuery,
    MissingGuardian,
    StoredGuardianRule,
  ],
  exports: [
    EndGuardianship,
    Guardianships,
    GuardianControls,
    GuardianDeletions,
    GuardianEvents,
    GuardianRequests,
    MissingGuardian,
    StoredGuardianRule,
  ],
})
export class GuardiansModule {}
