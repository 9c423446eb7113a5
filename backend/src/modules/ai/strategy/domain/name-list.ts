import { listed } from '../../writing/domain/written-by-rule/athlete-words.js';

/** "Akron, Toledo and 3 more" */
export function nameList(schools: readonly { name: string }[], most = 3): string {
  const names = schools.slice(0, most).map(({ name }) => name);
  const rest = schools.length - names.length;
  return listed(rest > 0 ? [...names, `${rest} more`] : names);
}
