import type { Schema } from './api-operations.js';

export interface WrongBody {
  /** Path of the field that is wrong: "name", "confirmed[0].coachId". */
  field: string;
  value: unknown;
  body: object;
}

type Place = (string | number)[];

const PLAUSIBLE: Record<string, unknown> = { string: 'Plausible', number: 1, integer: 1, boolean: true };

/** Values that are none of the type, whatever else the field asks for. */
const WRONG: Record<string, unknown[]> = {
  string: [5, true, ['a'], { a: 1 }],
  number: ['abc', true, [1], { a: 1 }, 'NaN', '1e3'],
  integer: ['abc', true, [1], { a: 1 }, 1.5, 'NaN', '1e3'],
  boolean: ['maybe', 5, [true], { a: 1 }],
  array: ['a', 5, { a: 1 }, [null], [[]]],
  object: ['a', 5, ['a']],
};

/** Texts that cannot be stored: U+0000, and halves of surrogate pairs. */
const UNSTORABLE = ['a\0b', 'a\ud800', '\udc00b'];

/** A body that fits the schema as far as the document tells. */
export function plausibleBody(schema: Schema): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, plausible(field)]));
}

function plausible(schema: Schema): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) return plausibleBody(schema);
  if (schema.type === 'array') return [plausible(schema.items ?? {})];
  return PLAUSIBLE[schema.type ?? 'string'] ?? {};
}

/** Bodies with null in place of each field that does not take it, within lists and groups too. */
export function bodiesWithNull(schema: Schema): WrongBody[] {
  return placesOf(schema).flatMap(([place, field]) => (takesNull(field) ? [] : [wrong(schema, place, null)]));
}

/** Bodies with values of another type in place of each field; `some` chooses from those that there are. */
export function bodiesWithWrongTypes(schema: Schema, some: (values: unknown[]) => unknown[]): WrongBody[] {
  return placesOf(schema).flatMap(([place, field]) => some(WRONG[typeOf(field)] ?? []).map((value) => wrong(schema, place, value)));
}

/** Bodies with texts that cannot be stored in place of each field; `some` chooses from those that there are. */
export function bodiesWithUnstorableText(schema: Schema, some: (values: unknown[]) => unknown[]): WrongBody[] {
  return placesOf(schema).flatMap(([place]) => some(UNSTORABLE).map((value) => wrong(schema, place, value)));
}

/** Bodies with each of the texts that `textsFor` gives in place of each field that takes a text. */
export function bodiesWithTexts(schema: Schema, textsFor: (field: string) => readonly string[]): WrongBody[] {
  return placesOf(schema).flatMap(([place, field]) => {
    if (typeOf(field) !== 'string') return [];
    return textsFor(nameOf(place)).map((text) => wrong(schema, place, text));
  });
}

const takesNull = ({ nullable, enum: values }: Schema) => nullable === true || values?.includes(null) === true;
const typeOf = ({ type, oneOf, properties }: Schema): string => type ?? oneOf?.[0]?.type ?? (properties ? 'object' : 'string');

/** Every field, with its schema; of a list its first entry. */
function placesOf(schema: Schema, at: Place = []): [Place, Schema][] {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]): [Place, Schema] => [[...at, name], field]);
  return own.flatMap(([place, field]): [Place, Schema][] => [
    [place, field],
    ...(field.items ? ([[[...place, 0], field.items]] as [Place, Schema][]) : []),
    ...placesOf(field, place),
    ...(field.items ? placesOf(field.items, [...place, 0]) : []),
  ]);
}

function wrong(schema: Schema, place: Place, value: unknown): WrongBody {
  return { field: nameOf(place), value, body: replaced(plausibleBody(schema), place, value) as object };
}

const nameOf = (place: Place) => place.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('');

/** A copy with `value` at `place`; what is missing on the way there is made. */
function replaced(target: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') return [replaced((target as unknown[] | undefined)?.[key], rest, value)];
  const group = (target ?? {}) as Record<string, unknown>;
  return { ...group, [key]: replaced(group[key], rest, value) };
}
