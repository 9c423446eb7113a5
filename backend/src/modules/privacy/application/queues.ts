/** Ends deletions of accounts: rows, files, access to mailboxes. */
export const DELETIONS_QUEUE = 'account-deletions';
