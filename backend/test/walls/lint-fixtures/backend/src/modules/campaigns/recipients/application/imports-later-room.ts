// Breaks: campaigns/recipients comes before campaigns/ledger.
export { campaignsLedger } from '../../ledger/index.js';
