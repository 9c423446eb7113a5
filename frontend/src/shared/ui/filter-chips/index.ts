export { FilterChips } from './filter-chips';
