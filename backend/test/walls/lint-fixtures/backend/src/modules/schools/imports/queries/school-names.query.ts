// Breaks nothing: a query builds on the SQL of its own room.
export { rows } from '../adapters/persistence/school-rows.js';
