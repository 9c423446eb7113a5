export { coachWordsOf } from './coach-words.sql.js';
