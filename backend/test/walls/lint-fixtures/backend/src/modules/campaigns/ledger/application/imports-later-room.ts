// Breaks: campaigns/ledger comes before campaigns/control.
export { campaignsControl } from '../../control/index.js';
