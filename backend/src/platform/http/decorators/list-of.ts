import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';

type Entry = new () => object;

const ENTRY = Symbol('class of the entries');

/** The field is a list of at most `most` objects, each of which keeps the rules of the class `entry`. */
export function ListOf(entry: Entry, most: number): PropertyDecorator {
  return applyDecorators(
    ArrayMaxSize(most),
    ValidateNested({ each: true }),
    IsObject({ each: true }),
    Type(() => entry),
    IsArray(),
    Reflect.metadata(ENTRY, entry),
  );
}

/** The class that ListOf gave the entries of the field `property` of `dto`; undefined for every other field. */
export function entryClassOf(dto: abstract new (...given: never[]) => object, property: string): Entry | undefined {
  return Reflect.getMetadata(ENTRY, dto.prototype as object, property) as Entry | undefined;
}
