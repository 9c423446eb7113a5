// Breaks: queries build on SQL, not SQL on queries.
export { rows } from '../../queries/school-names.query.js';
