import type { School } from '@/entities/school';
import type { ListState } from './list-state';
import { type PageSize, pageSizes } from './page-of';
import { positionCodes } from '../filters/position-codes';
import { type SortColumn, sortColumns } from './school-sort';

const divisions: readonly School['division'][] = ['D1', 'D2', 'D3', 'na'];
const codes: readonly string[] = positionCodes.map(({ code }) => code);
const usualSize: PageSize = 20;

function oneOf<T>(known: readonly T[], text: string | null, usual: T): T {
  return known.find((value) => String(value) === text) ?? usual;
}

function positionsOf(params: URLSearchParams): string[] | null {
  const given = params.getAll('position');
  if (given.length === 0) return null;
  return codes.filter((code) => given.includes(code));
}

/** Reads the list's state from the address; values that are not offered are ignored. */
export function readListState(params: URLSearchParams): ListState {
  return {
    filters: {
      search: params.get('q') ?? '',
      favoritesOnly: params.get('favorites') === '1',
      divisions: divisions.filter((division) => params.getAll('division').includes(division)),
      associations: params.getAll('association').map((name) => (name === 'none' ? '' : name)),
      states: params.getAll('state'),
      conferences: params.getAll('conference'),
      positions: positionsOf(params),
      subdivisions: params.getAll('subdivision').map((name) => (name === 'none' ? '' : name)),
      tiers: params.getAll('fit'),
      distances: params.getAll('distance'),
      needs: params.getAll('need'),
      admissions: params.getAll('admission'),
      prices: params.getAll('price'),
      windows: params.getAll('window'),
      contacts: params.getAll('coaches'),
    },
    sort: { column: oneOf<SortColumn | 'usual'>(sortColumns, params.get('sort'), 'usual'), descending: params.get('dir') === 'desc' },
    view: params.get('view') === 'board' ? 'board' : 'list',
    size: oneOf<PageSize>(pageSizes, params.get('size'), usualSize),
    page: /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
  };
}

/** Writes the list's state to the address; default values are left out, so that the plain list has the plain address. */
export function writeListState({ filters, sort, view, size, page }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  const addAll = (key: string, values: readonly string[]) => values.forEach((value) => params.append(key, value));
  if (filters.search.trim() !== '') params.set('q', filters.search);
  if (filters.favoritesOnly) params.set('favorites', '1');
  addAll('coaches', filters.contacts);
  addAll('division', filters.divisions);
  addAll(
    'association',
    filters.associations.map((name) => name || 'none'),
  );
  addAll('state', filters.states);
  addAll('conference', filters.conferences);
  addAll(
    'subdivision',
    filters.subdivisions.map((name) => name || 'none'),
  );
  addAll('fit', filters.tiers);
  addAll('distance', filters.distances);
  addAll('need', filters.needs);
  addAll('admission', filters.admissions);
  addAll('price', filters.prices);
  addAll('window', filters.windows);
  if (filters.positions !== null) addAll('position', filters.positions.length === 0 ? ['none'] : filters.positions);
  if (sort.column !== 'usual') params.set('sort', sort.column);
  if (sort.descending) params.set('dir', 'desc');
  if (view === 'board') params.set('view', 'board');
  if (size !== usualSize) params.set('size', String(size));
  if (page > 1) params.set('page', String(page));
  return params;
}
