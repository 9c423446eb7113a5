import { readFileSync } from 'node:fs';

/** `started` (clock ticks since boot) tells a process from a later one with the same id; '' without /proc. */
export interface ProcessState {
  state: 'alive' | 'zombie' | 'gone';
  parent: number | undefined;
  started: string;
}

const gone: ProcessState = { state: 'gone', parent: undefined, started: '' };

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Looks a process up by its id. A zombie still answers signals, so /proc is asked as well where there is one. */
export function processState(pid: number): ProcessState {
  if (!Number.isInteger(pid) || pid <= 0 || !answersSignals(pid)) return gone;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      state: fields[0] === 'Z' || fields[0] === 'X' ? 'zombie' : 'alive',
      parent: Number(fields[1]),
      started: fields[19] ?? '',
    };
  } catch {
    return { state: 'alive', parent: undefined, started: '' };
  }
}
