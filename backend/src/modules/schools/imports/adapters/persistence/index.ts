export { importTransaction } from './import-transaction.js';
