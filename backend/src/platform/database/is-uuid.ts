const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id of a path that is no UUID names nothing; PostgreSQL would refuse it with an error. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
