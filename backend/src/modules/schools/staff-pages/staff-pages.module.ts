import { Module } from '@nestjs/common';

import { ThreadedStaffPageReader } from './adapters/html/threaded-staff-page-reader.js';
import { StaffPagesController } from './adapters/http/staff-pages.controller.js';
import { StaffPageReader } from './application/ports/staff-page-reader.js';
import { ReadStaffPage } from './application/read-staff-page.use-case.js';
import { StaffContacts } from './resources/staff-contacts.resource.js';

/** Coaches from the staff pages of schools, as athletes copy them. */
@Module({
  controllers: [StaffPagesController],
  providers: [{ provide: StaffPageReader, useClass: ThreadedStaffPageReader }, ReadStaffPage, StaffContacts],
})
export class StaffPagesModule {}
