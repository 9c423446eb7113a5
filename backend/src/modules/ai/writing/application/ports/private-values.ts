import type { PrivateValues } from '../../domain/privacy/private-values.js';

/** What of an athlete stays on the server; read only to know what to take out of a text. */
export abstract class PrivateValuesReader {
  abstract of(userId: string): Promise<PrivateValues>;
}
