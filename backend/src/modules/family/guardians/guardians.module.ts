import { Module } from '@nestjs/common';

import { Guardianships } from './queries/guardianships.query.js';
import { GuardianControls } from './resources/guardian-controls.resource.js';
import { GuardianEvents } from './resources/guardian-events.resource.js';
import { GuardianRequests } from './resources/guardian-requests.resource.js';

/** Who watches over whom, what guardians decided, and what athletes ask them for. */
@Module({
  providers: [Guardianships, GuardianControls, GuardianEvents, GuardianRequests],
  exports: [Guardianships, GuardianControls, GuardianEvents, GuardianRequests],
})
export class GuardiansModule {}
