// Breaks nothing: a resource builds on the SQL of its own room.
export { rows as schools } from '../adapters/persistence/school-rows.js';
