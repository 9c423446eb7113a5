import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, ValidateNested } from 'class-validator';

import { createValidationPipe } from './validation.pipe.js';

let made = 0;

class Entry {
  @IsInt()
  at: number;

  constructor() {
    made += 1;
  }
}

class Base {
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  @Type(() => Entry)
  @IsArray()
  entries: Entry[];
}

class Body extends Base {
  @ArrayMaxSize(2, { message: 'At most 2 numbers at once.' })
  @IsInt({ each: true })
  @IsArray()
  numbers: number[];
}

const errorsOf = (body: unknown): Promise<unknown> =>
  createValidationPipe()
    .transform(body, { type: 'body', metatype: Body })
    .then(
      () => [],
      (error: { errors: unknown }) => error.errors,
    );

const entries = (count: number) => Array.from({ length: count }, (_, at) => ({ at }));

describe('bodies with lists', () => {
  beforeEach(() => (made = 0));

  it('X-05 a list beyond its cap is refused by its length, before an object of each entry is made', async () => {
    expect(await errorsOf({ entries: entries(40_000), numbers: [1] })).toEqual([
      { field: 'entries', code: 'arrayMaxSize', message: expect.stringContaining('3') },
    ]);
    expect(made).toBe(0);
  });

  it('X-05 the error has the words of the field, and every list that is too long is named', async () => {
    expect(await errorsOf({ entries: entries(4), numbers: [1, 2, 3] })).toMatchObject([
      { field: 'numbers', message: 'At most 2 numbers at once.' },
      { field: 'entries' },
    ]);
  });

  it('X-05 errors within a list of the right length name the entry', async () => {
    expect(await errorsOf({ entries: [{ at: 1 }, { at: 'x' }], numbers: [1] })).toMatchObject([{ field: 'entries[1].at' }]);
    expect(await errorsOf({ entries: entries(3), numbers: [1, 2] })).toEqual([]);
  });
});
