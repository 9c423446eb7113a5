import { readState } from '../../../../../../shared-kernel/us-state.js';
import type { Finding } from '../claim-flag.js';
import type { KnownAthlete } from '../known-athlete.js';

const STATE_BEHIND = /^,? \(?((?:North |South |West |New |Rhode |District )?[A-Z][a-z]+|[A-Z]{2}|[A-Z]\.[A-Z]\.)(?![\w'-])/;

/** "Peoria, Arizona" of who lives in Peoria, Illinois; the reader's school may be in a town of the same name. */
export function wrongState(text: string, { city, state }: KnownAthlete, right: ReadonlySet<string>): Finding[] {
  if (city === null || city === '' || state === null || right.has(city.toLowerCase())) return [];
  const at = text.indexOf(city);
  const behind = at < 0 ? null : stateIn(text.slice(at + city.length, at + city.length + 30));
  if (behind === null || behind.state === state) return [];
  return [{ start: at, end: at + city.length + behind.length, severity: 'error', reason: `Your profile says ${city}, ${state}.` }];
}

function stateIn(text: string): { state: string; length: number } | null {
  const found = STATE_BEHIND.exec(text);
  const state = readState((found?.[1] ?? '').replace(/\./g, ''));
  return found && state !== null ? { state, length: found[0].length } : null;
}
