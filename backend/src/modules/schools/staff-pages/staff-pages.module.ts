import { Module } from '@nestjs/common';

import { DirectoryModule } from '../directory/index.js';
import { TablesModule } from '../tables/index.js';
import { ThreadedStaffPageReader } from './adapters/html/threaded-staff-page-reader.js';
import { StaffPageLinkController } from './adapters/http/staff-page-link.controller.js';
import { StaffPagesController } from './adapters/http/staff-pages.controller.js';
import { AthleticsSites } from './application/athletics-sites.js';
import { CompareSuggestion } from './application/compare-suggestion.js';
import { FindStaffPage } from './application/find-staff-page.use-case.js';
import { ListSuggestions } from './application/list-suggestions.use-case.js';
import { StaffPageReader } from './application/ports/staff-page-reader.js';
import { ReadStaffPage } from './application/read-staff-page.use-case.js';
import { PageContextQuery } from './queries/page-context.query.js';
import { PageSubjectQuery } from './queries/page-subject.query.js';
import { StaffSuggestionsQuery } from './queries/staff-suggestions.query.js';
import { DecideSuggestions } from './resources/decide-suggestions.resource.js';
import { StaffContacts } from './resources/staff-contacts.resource.js';

/** Coaches from the staff pages of schools, as athletes copy them, and what athletes offer of them to everyone. */
@Module({
  imports: [TablesModule, DirectoryModule],
  controllers: [StaffPagesController, StaffPageLinkController],
  providers: [
    { provide: StaffPageReader, useClass: ThreadedStaffPageReader },
    AthleticsSites,
    CompareSuggestion,
    DecideSuggestions,
    FindStaffPage,
    ListSuggestions,
    PageContextQuery,
    PageSubjectQuery,
    ReadStaffPage,
    StaffContacts,
    StaffSuggestionsQuery,
  ],
  exports: [DecideSuggestions, ListSuggestions],
})
export class StaffPagesModule {}
