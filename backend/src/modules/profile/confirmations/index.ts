export { VERIFIED } from './adapters/persistence/coach-words.sql.js';
export { CONFIRMATIONS_USER_DATA } from './adapters/persistence/user-data.js';
export { ConfirmationsModule } from './confirmations.module.js';
