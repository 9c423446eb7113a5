export type Division = 'D1' | 'D2' | 'D3' | 'na';

const BY_SPELLING: Record<string, Division> = {
  '1': 'D1',
  i: 'D1',
  fbs: 'D1',
  fcs: 'D1',
  ifbs: 'D1',
  ifcs: 'D1',
  '1fbs': 'D1',
  '1fcs': 'D1',
  ia: 'D1',
  iaa: 'D1',
  '1a': 'D1',
  '1aa': 'D1',
  '2': 'D2',
  ii: 'D2',
  '3': 'D3',
  iii: 'D3',
  na: 'na',
};

/**
 * Reads the ways in which people write an NCAA division ("D-I", "Div. III", "NCAA Division I-FCS"), and the
 * product's own "na" for a school outside of the NCAA; null for others.
 */
export function readDivision(text: string): Division | null {
  const folded = text
    .toLowerCase()
    .replace(/[\s.\-_()/]+/g, '')
    .replace(/^ncaa/, '')
    .replace(/footballbowlsubdivision/, 'fbs')
    .replace(/footballchampionshipsubdivision/, 'fcs')
    .replace(/^(fbs|fcs)(?=(division|div|d)?(i|1|one)(a|aa)?$)/, '')
    .replace(/^(division|div)one/, 'division1')
    .replace(/^(division|div)two/, 'division2')
    .replace(/^(division|div)three/, 'division3')
    .replace(/^(division|div|d(?=[i1-3]))/, '');
  return Object.hasOwn(BY_SPELLING, folded) ? (BY_SPELLING[folded] ?? null) : null;
}
