import type { BackupNotes } from '../platform/backup/index.js';
import { fail, ok, warn, type Finding } from './finding.js';

const MB = 1e6;
const LEAST_FREE = 200 * MB;
const GOOD_FREE = 2000 * MB;
const DAY_MS = 24 * 3_600_000;
const OLDEST_NODE = [20, 19];
const OLDEST_POSTGRES = 14;

export function judgeNode(version: string): Finding {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  const [least = 0, leastMinor = 0] = OLDEST_NODE;
  const isOld = major < least || (major === least && minor < leastMinor);
  return isOld ? fail('node', version, 'Install Node 24, or 20.19 at least') : ok('node', version);
}

/** What to do about a disk with little room, by what is kept there. */
const DISKS = {
  disk: { full: 'the database stops when the disk is full', variable: 'DATA_DIR' },
  'backup disk': { full: 'no backup is made when it is full, and an upgrade ends', variable: 'BACKUP_DIR' },
};

export function judgeDisk(folder: string, freeBytes: number, name: keyof typeof DISKS = 'disk'): Finding {
  const found = `${Math.floor(freeBytes / MB)} MB free for ${folder}`;
  const { full, variable } = DISKS[name];
  if (freeBytes < LEAST_FREE) return fail(name, found, `Free space now: ${full}`);
  if (freeBytes < GOOD_FREE) return warn(name, found, `Free space, or move ${variable} to a larger disk`);
  return ok(name, found);
}

/** Beyond its owner: a group may pass through, as the account of the embedded database does where root started it. */
const OPEN_TO_OTHERS = 0o067;

/** `mode`: of the data folder; null when there is none yet. */
export function judgeFolder(folder: string, mode: number | null): Finding {
  const name = 'data folder';
  if (mode === null) return ok(name, `${folder} is made at the first start`);
  if ((mode & OPEN_TO_OTHERS) !== 0) return warn(name, `${folder} can be entered by other accounts`, `Close it: chmod 700 ${folder}`);
  return ok(name, folder);
}

/** `version`: as PostgreSQL counts, 170010 for 17.10. */
export function judgePostgres(version: number): Finding {
  const found = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`;
  const isOld = version < OLDEST_POSTGRES * 10_000;
  return isOld ? fail('database', found, `Recruit needs PostgreSQL ${OLDEST_POSTGRES} or newer`) : ok('database', found);
}

/** What the server of DATABASE_READ_URL is; `isSame`: of the database of DATABASE_URL. */
export function judgeReplica({ isReplica, isSame }: { isReplica: boolean; isSame: boolean }): Finding {
  const name = 'replica';
  if (!isSame) return fail(name, 'it is of another database', 'Let DATABASE_READ_URL name a streaming replica of DATABASE_URL');
  if (!isReplica)
    return warn(name, 'it is no replica, so nothing is read from it', 'Unset DATABASE_READ_URL, or let it name a streaming replica');
  return ok(name, 'it follows the database');
}

/** The migrations that only one of code and database has. */
export function judgeSchema(unknown: string | undefined, pending: number, appVersion: string): Finding {
  const name = 'tables';
  if (unknown !== undefined) {
    return fail(name, `they are newer than Recruit ${appVersion} (${unknown})`, 'Start the newer version, or restore a backup of this one');
  }
  if (pending > 0) return warn(name, `changes that are missing: ${pending}`, 'The next start makes them, and a backup before');
  return ok(name, `they are those of Recruit ${appVersion}`);
}

/** How far this computer's clock is ahead of the database's. */
export function judgeClock(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const found = `${seconds} s ${aheadMs < 0 ? 'behind' : 'ahead of'} the database’s`;
  const todo =
    'Let both computers follow a time server (NTP): emails are sent by the database’s clock, sessions and the log go by this one';
  if (seconds >= 60) return fail('clock', found, todo);
  if (seconds >= 5) return warn('clock', found, todo);
  return ok('clock', 'it agrees with the database');
}

export function judgeBackups({ made, failed }: Pick<BackupNotes, 'made' | 'failed'>, isDaily: boolean, now: Date): Finding {
  const name = 'backups';
  const todo = isDaily
    ? 'See that the server runs and BACKUP_DIR can be written'
    : 'Run npm run backup -- --out FILE, or set BACKUP_DIR for one each day';
  if (failed) return fail(name, `the last try on ${failed.at} failed: ${failed.message.replace(/\.$/, '')}`, todo);
  if (!made) return warn(name, 'none was made yet', todo);
  const days = Math.floor((now.getTime() - Date.parse(made.at)) / DAY_MS);
  const found = `the last one is of ${made.at}`;
  if (isDaily && days >= 2) return fail(name, found, todo);
  return days >= 7 ? warn(name, found, todo) : ok(name, found);
}
