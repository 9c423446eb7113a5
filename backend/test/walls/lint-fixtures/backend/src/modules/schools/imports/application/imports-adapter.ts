// Breaks: a use case knows ports, not adapters.
export { rows } from '../adapters/persistence/school-rows.js';
