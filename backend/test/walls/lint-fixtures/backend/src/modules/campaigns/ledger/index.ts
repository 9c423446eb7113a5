export const campaignsLedger = 'campaigns/ledger';
