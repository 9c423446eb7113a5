/** The answer to one question to the DNS. `none`: there is no such record. `failed`: nobody answered, or with an error. */
export type DnsAnswer<T> = { kind: 'found'; values: T[] } | { kind: 'none' } | { kind: 'failed' };
