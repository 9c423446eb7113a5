import { readdirSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * Ids of the processes that work in `folder`: PostgreSQL's postmaster and all of its children change into their
 * data directory, so this tells one cluster's processes from any other's. `undefined` where there is no /proc.
 */
export function processesIn(folder: string): number[] | undefined {
  let names: string[];
  let real: string;
  try {
    names = readdirSync('/proc');
    real = realpathSync(folder);
  } catch {
    return undefined;
  }
  return names
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === real;
      } catch {
        return false;
      }
    })
    .map(Number);
}
