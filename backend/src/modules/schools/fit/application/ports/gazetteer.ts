import type { Place } from '../../domain/places/miles-between.js';

/** The towns of the United States. */
export abstract class Gazetteer {
  /** `state` is a two-letter code. Null when there is no such town as far as we know. */
  abstract find(city: string, state: string): Promise<Place | null>;
}
