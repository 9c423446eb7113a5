import type { School } from '../school';

/** Words of a search that say a level, not a name: "texas d2", "juco". */
const levels = new Map<string, (school: School) => boolean>([
  ['d1', ({ division }) => division === 'D1'],
  ['d2', ({ division }) => division === 'D2'],
  ['d3', ({ division }) => division === 'D3'],
  ['fbs', ({ subdivision }) => subdivision === 'FBS'],
  ['fcs', ({ subdivision }) => subdivision === 'FCS'],
  ['naia', ({ association }) => association === 'NAIA'],
  ['njcaa', ({ association }) => association === 'NJCAA'],
  ['juco', ({ association }) => association === 'NJCAA' || association === 'CCCAA'],
]);

/** The schools of the levels that a search names, and its other words. */
export function atLevels(schools: readonly School[], query: string): { among: readonly School[]; rest: string } {
  const words = query.split(' ');
  const wanted = words.flatMap((word) => levels.get(word) ?? []);
  if (wanted.length === 0) return { among: schools, rest: query };
  return {
    among: schools.filter((school) => wanted.every((holds) => holds(school))),
    rest: words.filter((word) => !levels.has(word)).join(' '),
  };
}

/** What fans call a conference whose name here is not that, by the name in the one spelling of the search. */
const calledShort = new Map<string, readonly string[]>([
  ['mid american', ['mac']],
  ['mid atlantic', ['mac']],
  ['american athletic', ['aac']],
  ['conference usa', ['cusa']],
  ['mountain west', ['mw', 'mwc']],
  ['mvfc', ['missouri valley', 'mvc']],
  ['southern', ['socon']],
  ['pioneer', ['pfl']],
  ['pennsylvania state athletic', ['psac']],
  ['lone star', ['lsc']],
  ['gulf south', ['gsc']],
  ['northeast 10', ['ne10']],
  ['northern sun', ['nsic']],
  ['rocky mountain', ['rmac']],
  ['mid america', ['miaa']],
  ['great american', ['gac']],
  ['great lakes', ['glvc']],
  ['great midwest athletic', ['gmac']],
  ['mountain east', ['mec']],
  ['south atlantic', ['sac']],
  ['michigan', ['miaa']],
  ['minnesota', ['miac']],
  ['wisconsin', ['wiac']],
  ['ohio', ['oac']],
  ['old dominion', ['odac']],
  ['north coast', ['ncac']],
  ['new jersey', ['njac']],
  ['so cal', ['sciac']],
  ['southern athletic', ['saa']],
  ['southern collegiate athletic', ['scac']],
  ['heartland', ['hcac']],
  ['american rivers', ['arc']],
  ['northwest', ['nwc']],
]);

/** "mac" of the Mid-American; `conference` in the one spelling of the search. */
export function shortConferences(conference: string): readonly string[] {
  return calledShort.get(conference) ?? [];
}
