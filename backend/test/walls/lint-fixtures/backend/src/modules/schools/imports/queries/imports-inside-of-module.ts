// Breaks: another module is its index.ts.
export { account } from '../../../auth/domain/account.js';
