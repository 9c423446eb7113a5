/** Backups that the server makes by itself. */
export interface BackupSettings {
  /** Where they are put; unset: none are made, but before a change of the embedded database. */
  dir?: string;
  /** How many are kept. */
  keep: number;
  /** Encrypts them. */
  passphrase?: string;
}
