import type { ColumnPlan } from './column-plan.js';
import type { FoundPlaces } from './found-places.js';

/**
 * The columns whose header has the name of the specification, one of its spellings or one of its alternatives; those of a first and a
 * last name where the file has none for the whole.
 */
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
  const { nameParts } = plan;
  for (const part of nameParts && !places.has(nameParts.whole) ? nameParts.parts : []) {
    const place = others.get(part);
    if (place === undefined) continue;
    places.set(part, place);
    others.delete(part);
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
