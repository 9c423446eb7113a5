export { sql } from './school-sql.js';
