import { foldTitle, InvalidMapping, type ColumnMapping } from '../../../../schools/imports/index.js';

const MAX_HEADERS = 200;
const MAX_FIELD = 40;

/** The mapping of a form's field: a JSON object of header → column, null or '' where one is not used. Throws InvalidMapping. */
export function readMapping(text: string): ColumnMapping {
  const pairs = pairsOf(text);
  if (pairs.length > MAX_HEADERS) throw refused('too_many', `A mapping names at most ${MAX_HEADERS} columns.`);
  return new Map(
    pairs.map(([header, column]) => {
      const name: unknown = column ?? '';
      if (typeof name === 'string' && name.length <= MAX_FIELD) return [foldTitle(header), name];
      throw refused('wrong_type', `The column for "${header.slice(0, 80)}" has to be a name.`);
    }),
  );
}

function pairsOf(text: string): [string, unknown][] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  throw refused('malformed', 'mapping is a JSON object: header of the file → column.');
}

function refused(code: string, message: string): InvalidMapping {
  return new InvalidMapping([{ field: 'mapping', code, message }]);
}
