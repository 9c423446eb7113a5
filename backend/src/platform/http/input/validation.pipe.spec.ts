import { ArrayMaxSize, IsArray, IsInt } from 'class-validator';

import { roundsDuring } from '../../../shared-kernel/testing/rounds-during.js';
import { ListOf } from '../decorators/list-of.js';
import { createValidationPipe } from './validation.pipe.js';

let made = 0;

class Entry {
  @IsInt()
  at: number;

  constructor() {
    made += 1;
  }
}

const MOST = 5_000;

class Base {
  @ListOf(Entry, MOST)
  entries: Entry[];
}

class Body extends Base {
  @ArrayMaxSize(2, { message: 'At most 2 numbers at once.' })
  @IsInt({ each: true })
  @IsArray()
  numbers: number[];
}

const bodyOf = (body: unknown): Promise<unknown> => createValidationPipe().transform(body, { type: 'body', metatype: Body });

const errorsOf = (body: unknown): Promise<unknown> =>
  bodyOf(body).then(
    () => [],
    (error: { errors: unknown }) => error.errors,
  );

const entries = (count: number) => Array.from({ length: count }, (_, at) => ({ at }));

describe('bodies with lists', () => {
  beforeEach(() => (made = 0));

  it('X-05 a list beyond its cap is refused by its length, before an object of each entry is made', async () => {
    expect(await errorsOf({ entries: entries(40_000), numbers: [1] })).toEqual([
      { field: 'entries', code: 'arrayMaxSize', message: expect.stringContaining('5,000') },
    ]);
    expect(made).toBe(0);
  });

  it('X-05 the error has the words of the field, and every list that is too long is named', async () => {
    expect(await errorsOf({ entries: entries(MOST + 1), numbers: [1, 2, 3] })).toMatchObject([
      { field: 'numbers', message: 'At most 2 numbers at once.' },
      { field: 'entries' },
    ]);
  });

  it('X-05 errors within a list of the right length name the entry', async () => {
    expect(await errorsOf({ entries: [{ at: 1 }, { at: 'x' }], numbers: [1] })).toMatchObject([{ field: 'entries[1].at' }]);
    expect(await errorsOf({ entries: entries(3), numbers: [1, 2] })).toEqual([]);
  });

  it('O-11 a long list is checked in turns with the requests of others, and is whole afterwards', async () => {
    const body = { entries: entries(MOST), numbers: [1] };
    let made: unknown;
    expect(await roundsDuring(async () => (made = await bodyOf(body)))).toBeGreaterThan(MOST / 200);
    expect(made).toBeInstanceOf(Body);
    expect(made).toEqual(body);
    expect((made as Body).entries.every((entry) => entry instanceof Entry)).toBe(true);
  });

  it('X-05 errors far within a long list name the entry, and fields that no entry has are refused there too', async () => {
    const long = entries(MOST);
    expect(await errorsOf({ entries: long.with(4_321, { at: 'x' } as never), numbers: [1] })).toEqual([
      { field: 'entries[4321].at', code: 'isInt', message: 'Entries 4322: at must be a whole number.' },
    ]);
    expect(await errorsOf({ entries: long.with(150, { at: 1, more: 2 } as never), numbers: [1] })).toMatchObject([
      { field: 'entries[150].more', code: 'whitelistValidation' },
    ]);
    for (const stray of [7, null, [], 'x'])
      expect(await errorsOf({ entries: long.with(200, stray as never), numbers: [1] })).toContainEqual(
        expect.objectContaining({ code: 'isObject' }),
      );
    expect(await errorsOf({ entries: long, numbers: ['x'] })).toMatchObject([{ field: 'numbers' }]);
  });
});
