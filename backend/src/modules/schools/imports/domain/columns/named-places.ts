import type { ColumnPlan } from './column-plan.js';
import type { FoundPlaces } from './found-places.js';

/** The columns whose header has the name of the specification, one of its spellings or one of its alternatives. */
export function namedPlaces<Column extends string>(header: readonly string[], plan: ColumnPlan<Column>): FoundPlaces<Column> {
  const places = new Map<Column, number>();
  const others = new Map<string, number>();
  let repeated: Column | null = null;
  header.forEach((cell, place) => {
    const name = normalise(cell);
    if (name === '') return;
    const column = columnOf(name, plan);
    if (column === undefined) {
      if (!others.has(name)) others.set(name, place);
    } else if (places.has(column)) repeated ??= column;
    else places.set(column, place);
  });
  for (const [column, name] of plan.alternatives ?? []) {
    const place = others.get(name);
    if (place === undefined || places.has(column)) continue;
    places.set(column, place);
    others.delete(name);
  }
  return { places, unknown: [...others.keys()], repeated };
}

function columnOf<Column extends string>(name: string, plan: ColumnPlan<Column>): Column | undefined {
  const { required, optional, spellings } = plan;
  const own = [...required, ...optional].find((column) => column === name);
  return own ?? (spellings && Object.hasOwn(spellings, name) ? spellings[name] : undefined);
}

function normalise(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}
