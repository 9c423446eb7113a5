/** The answer to one DNS query. `none`: there is no such record. `failed`: a timeout or an error. */
export type DnsAnswer<T> = { kind: 'found'; values: T[] } | { kind: 'none' } | { kind: 'failed' };
