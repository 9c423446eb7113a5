import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsObject, IsString, IsUUID, MaxLength, ValidateNested, validateSync } from 'class-validator';

import { UniqueEntries } from '../decorators/unique-entries.js';
import { MayBeNull } from '../decorators/may-be-null.js';
import { MayBeOmitted } from '../decorators/may-be-omitted.js';
import { fieldErrorsOf } from './field-errors-of.js';

class Visit {
  @IsInt()
  schoolId: number;
}

class Plan {
  @MaxLength(1_200)
  @IsString()
  withWhom: string;

  @IsIn(['call', 'visit'])
  @MayBeOmitted()
  kind?: string;

  @IsString()
  @MayBeNull()
  note?: string | null;

  @UniqueEntries()
  @ArrayMaxSize(2)
  @IsUUID('all', { each: true })
  @IsArray()
  @MayBeOmitted()
  ids?: string[];

  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @Type(() => Visit)
  @MayBeOmitted()
  visits?: Visit[];

  @IsInt({ message: 'count is how many.' })
  @MayBeOmitted()
  count?: number;
}

/** "field: message" of everything that is wrong with the body. */
function errorsOf(body: object): string[] {
  const options = { whitelist: true, forbidNonWhitelisted: true };
  return fieldErrorsOf(validateSync(plainToInstance(Plan, { withWhom: 'Dana', ...body }), options)).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

describe('field errors', () => {
  it.each([
    [{ withWhom: 5 }, ['withWhom: With whom must be text.', 'withWhom: With whom can have at most 1,200 characters.']],
    [{ withWhom: 'x'.repeat(1_201) }, ['withWhom: With whom can have at most 1,200 characters.']],
    [{ kind: 'mail' }, ['kind: Kind must be one of: call, visit.']],
    [{ ids: 'a' }, expect.arrayContaining(['ids: Ids must be a list.'])],
    [{ ids: ['a'] }, ['ids: Each entry of Ids must be an id as the server gave it.']],
    [{ visits: [{ schoolId: 1 }, { schoolId: 'a' }] }, ['visits[1].schoolId: Visits 2: school id must be a whole number.']],
    [{ visits: [5] }, expect.arrayContaining(['visits: Each entry of Visits must be a group of fields.'])],
    [
      { visits: [{ schoolId: 1, rank: 2 }] },
      ['visits[0].rank: Visits 1: rank is not a field that we know. Check its spelling or leave it out.'],
    ],
    [{ isAdmin: true }, ['isAdmin: Is admin is not a field that we know. Check its spelling or leave it out.']],
  ])('X-05 of %j are plain English', (body, expected) => {
    expect(errorsOf(body)).toEqual(expected);
  });

  it('X-05 keep a sentence that the field brings itself', () => {
    expect(errorsOf({ count: 'x' })).toEqual(['count: count is how many.']);
  });

  it('X-05 null is refused where a field may only be left out, and taken where null is a value', () => {
    expect(errorsOf({ note: null })).toEqual([]);
    expect(errorsOf({ kind: null })).toEqual(['kind: Kind must be one of: call, visit.']);
    expect(errorsOf({ visits: null })).not.toEqual([]);
  });
});
