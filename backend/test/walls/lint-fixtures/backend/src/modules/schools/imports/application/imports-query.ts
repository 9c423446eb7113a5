// Breaks nothing: a use case decides by what a query answers.
export { rows } from '../queries/school-names.query.js';
