// Breaks: even the wiring goes through index.ts.
export { account } from './modules/auth/domain/account.js';
