/** Settings of automatic backups. */
export interface BackupSettings {
  /** Where they are put; unset: none are made, but before a change of the embedded database. */
  dir?: string;
  /** Where backups go that are made before an upgrade or asked for: `dir`, else beside an embedded database; unset: nowhere. */
  folder?: string;
  /** How many of each kind are kept. */
  keep: number;
  /** Whether they hold the photos of a bucket. */
  holdsBucket: boolean;
  /** Encrypts them. */
  passphrase?: string;
}
