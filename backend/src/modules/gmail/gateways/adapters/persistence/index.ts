export { HAS_GMAIL, HAS_MAILBOX, LOCK_ATHLETE } from './own-account.sql.js';
