export { backupBeforeUpgrade } from './backup-before-upgrade.js';
export { BackupAge } from './backup-age.js';
export { BACKUP_NOTES, noteBackup, readBackupNotes, type BackupKind, type BackupNotes } from './backup-notes.js';
export { BackupError } from './backup-error.js';
export { DailyBackup } from './daily-backup.js';
export { isRestoreUnfinished } from './files/staged-files.js';
export { makeBackup, UNFINISHED, type FinishedBackup } from './make-backup.js';
export { placeOf, type Place } from './place.js';
export { restoreBackup } from './restore-backup.js';
