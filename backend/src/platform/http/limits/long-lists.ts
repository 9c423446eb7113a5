import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError, type ValidatorOptions } from 'class-validator';

import { nextTurn } from '../../../shared-kernel/next-turn.js';
import { entryClassOf } from '../decorators/list-of.js';
import { fieldPath } from '../input/field-path.js';

/** Entries that are checked in one piece: 40 microseconds each, of which a list may have 20,000. */
const PIECE = 100;

type Dto = abstract new (...given: never[]) => object;

export interface LongList {
  property: string;
  entry: new () => object;
  all: unknown[];
}

/** An entry that breaks its rules: `path` is its place in the body, such as "confirmed[300]". */
export interface BadEntry {
  path: string;
  errors: ValidationError[];
}

/** The lists of objects within a plain body that are too long to be checked in one piece. */
export function longListsOf(dto: Dto, body: object): LongList[] {
  return Object.entries(body).flatMap(([property, all]: [string, unknown]) => {
    const entry = Array.isArray(all) && all.length > PIECE ? entryClassOf(dto, property) : undefined;
    return entry ? [{ property, entry, all: all as unknown[] }] : [];
  });
}

/** The body with the beginning of each list only, and with the first entry that is no object, so that it is refused. */
export function withBeginnings(body: object, lists: LongList[]): object {
  const beginnings = lists.map(({ property, all }): [string, unknown[]] => {
    const stray = all.findIndex((one) => typeof one !== 'object' || one === null || Array.isArray(one));
    return [property, stray < PIECE ? all.slice(0, PIECE) : [...all.slice(0, PIECE), all[stray]]];
  });
  return { ...body, ...Object.fromEntries(beginnings) };
}

/**
 * Returns the entries after the first piece as objects of their class, or the first invalid one. Yields to other
 * requests after each piece.
 */
export async function checkedRest({ property, entry, all }: LongList, options: ValidatorOptions): Promise<object[] | BadEntry> {
  const made: object[] = [];
  for (let at = PIECE; at < all.length; at += 1) {
    if (at % PIECE === 0) await nextTurn();
    const one = plainToInstance(entry, all[at]);
    const errors = await validate(one, options);
    if (errors.length > 0) return { path: fieldPath(property, String(at)), errors };
    made.push(one);
  }
  return made;
}
