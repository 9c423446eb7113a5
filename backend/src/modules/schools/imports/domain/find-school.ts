import { readProvince } from '../../../../shared-kernel/ca-province.js';
import { readState } from '../../../../shared-kernel/us-state.js';
import type { RowCells } from './row-cells.js';
import type { SchoolIndex } from './school-index.js';

/** The id of the school that a row names; null after noting why there is none. */
export function findSchool<Column extends string>(row: RowCells<Column | 'school_name' | 'state'>, schools: SchoolIndex): number | null {
  const name = row.required('school_name');
  const state = row.optional('state', 'invalid_state', (text) => readState(text) ?? provinceOf(name, text, schools));
  if (name === '' || row.errors.some(({ code }) => code === 'invalid_state')) return null;
  const match = schools.find(name, state);
  if ('id' in match) return match.id;
  const states = 'states' in match ? [...new Set(match.states)].join(', ') : '';
  row.fail('school_name', match.problem, name, states && ` Please add the state: ${states}.`);
  return null;
}

/** A province counts where the directory has that school in it. */
function provinceOf(name: string, text: string, schools: SchoolIndex): string | null {
  const province = readProvince(text);
  return province !== null && 'id' in schools.find(name, province) ? province : null;
}
