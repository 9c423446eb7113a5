/** One finding of the doctor: what was checked, whether it is fine, the result and, if not fine, what to do. */
export interface Finding {
  name: string;
  state: 'ok' | 'warn' | 'fail';
  found: string;
  todo?: string;
}

export const ok = (name: string, found: string): Finding => ({ name, state: 'ok', found });
export const warn = (name: string, found: string, todo: string): Finding => ({ name, state: 'warn', found, todo });
export const fail = (name: string, found: string, todo: string): Finding => ({ name, state: 'fail', found, todo });

/** `warn  disk         1.2 GB free in /srv/recruit. Free space, or move DATA_DIR.` */
export function lineOf({ name, state, found, todo }: Finding): string {
  return `${state.padEnd(5)} ${name.padEnd(12)} ${found}.${todo === undefined ? '' : ` ${todo}.`}`;
}
