import { type DatabaseFilters, divisionChoices, positionChoices } from './database-filters';

function oneOf<T extends string>(known: readonly T[], text: string | null, usual: T): T {
  return known.find((value) => value === text) ?? usual;
}

/** Reads the filters from the address; values that are not offered are ignored. */
export function readFilters(params: URLSearchParams): DatabaseFilters {
  return {
    search: params.get('q') ?? '',
    division: oneOf(divisionChoices, params.get('division'), 'all'),
    position: oneOf(positionChoices, params.get('position'), 'all'),
  };
}

/** Writes the filters to the address and keeps its other parameters; default values are left out. */
export function writeFilters(params: URLSearchParams, { search, division, position }: DatabaseFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (key: string, value: string, usual: string) => (value === usual ? next.delete(key) : next.set(key, value));
  put('q', search.trim() === '' ? '' : search, '');
  put('division', division, 'all');
  put('position', position, 'all');
  return next;
}
