/** Ends deletions of accounts: rows, files, access to mailboxes. */
export const DELETIONS_QUEUE = 'account-deletions';

/** Makes copies of users' data. */
export const EXPORTS_QUEUE = 'data-exports';

export interface ExportJob {
  userId: string;
}
