import { Module } from '@nestjs/common';

import { SchoolsModule } from '../schools/index.js';
import { ImportSchoolsController } from './adapters/http/import-schools.controller.js';
import { OutboxController } from './adapters/http/outbox.controller.js';

/** What only admins may ask for: HTTP faces over the use cases of the other modules. */
@Module({ imports: [SchoolsModule], controllers: [ImportSchoolsController, OutboxController] })
export class AdminModule {}
