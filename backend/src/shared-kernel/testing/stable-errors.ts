import type { DomainError, ErrorKind } from '../domain-error.js';

/** What clients rely on of an error; `errors` in the order of the fields, absent when it names no field. */
interface StableParts {
  kind: ErrorKind;
  code: string;
  errors?: { field: string; code: string }[];
  status?: number;
  retryAfterSeconds?: number;
}

/** A test for each error: its kind, codes and fields are as listed, and its message is a sentence. Each is made inside its test. */
export function testStableErrors(rows: [() => DomainError, StableParts][]): void {
  it.each(rows.map(([make, parts]) => [parts.code, make, parts] as const))('X-02 %s', (_, make, parts) => {
    const error = make();
    expect(error).toMatchObject(parts);
    expect(error.errors).toHaveLength(parts.errors?.length ?? 0);
    expect(error.message).toMatch(/\w \w/);
  });
}
