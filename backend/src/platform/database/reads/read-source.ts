/**
 * Where queries read what a page shows. The primary, unless there is a replica and the request may be answered by it: see
 * RoutedReads. Nothing that decides what is written or who may do what is read here.
 */
export abstract class ReadSource {
  abstract query<T>(statement: string, values?: unknown[]): Promise<T>;
}

/** Where sessions and their users are read: always the primary, and a replica only while there is no primary. */
export abstract class CurrentReads {
  abstract query<T>(statement: string, values?: unknown[]): Promise<T>;
}
