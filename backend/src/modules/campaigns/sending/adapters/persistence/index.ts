export { COMPLETE } from './send-ledger.sql.js';
