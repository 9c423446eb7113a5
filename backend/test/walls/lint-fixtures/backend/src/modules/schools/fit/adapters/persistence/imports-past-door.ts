// Breaks: only through the adapter's index.ts.
export { sql } from '../../../directory/adapters/persistence/school-sql.js';
