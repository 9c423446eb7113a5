export { STAFF_PAGES_USER_DATA } from './adapters/persistence/user-data.js';
export {
  ListSuggestions,
  type SuggestionDetail,
  type SuggestionPage,
  type SuggestionSummary,
} from './application/list-suggestions.use-case.js';
export type { DifferenceRow, StaffFields } from './domain/staff-difference.js';
export { MOST_DECIDED, MOST_SCHOOLS_AT_ONCE } from './domain/suggestion-choice.js';
export { SuggestionNotFound } from './domain/suggestion-errors.js';
export { type ConfirmedSuggestion, DecideSuggestions, type SuggestionResult } from './resources/decide-suggestions.resource.js';
export { StaffPagesModule } from './staff-pages.module.js';
