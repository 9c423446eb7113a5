// Breaks: the domain knows no adapter.
export { rows } from '../adapters/persistence/school-rows.js';
