export const gmailOwnAccounts = 'gmail/own-accounts';
