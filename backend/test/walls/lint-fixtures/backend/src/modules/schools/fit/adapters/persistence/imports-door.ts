// Breaks nothing: what SQL shows to the SQL of later rooms of its module.
export { sql } from '../../../directory/adapters/persistence/index.js';
