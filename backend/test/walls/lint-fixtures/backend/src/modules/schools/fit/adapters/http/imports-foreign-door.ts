// Breaks: HTTP knows no SQL, of whatever room.
export { sql } from '../../../directory/adapters/persistence/index.js';
