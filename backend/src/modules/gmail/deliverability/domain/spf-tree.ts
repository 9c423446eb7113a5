import type { SpfQualifier } from './parse-spf.js';

/** One term with its resolved content. `unseen`: depends on the message (exists, ptr, macros), or could not be looked up. */
export type SpfStep =
  | { kind: 'networks'; qualifier: SpfQualifier; networks: string[] }
  | { kind: 'include'; qualifier: SpfQualifier; domain: string; node: SpfNode }
  | { kind: 'all'; qualifier: SpfQualifier }
  | { kind: 'unseen'; qualifier: SpfQualifier };

export interface SpfNode {
  steps: SpfStep[];
  /** Counts when no step fits (RFC 7208, 6.1). */
  redirect: SpfNode | null;
}

/** A record with all that it includes. */
export interface SpfTree {
  root: SpfNode;
  /** Lookups that count (RFC 7208, 4.6.4); the walk ends above 10. */
  lookups: number;
  /** Of these: answered with nothing. */
  emptyLookups: number;
  /** Why servers take the record for broken: one sentence each. */
  faults: string[];
  /** A lookup was not answered: the tree is not whole. */
  failed: boolean;
}

/** How many lookups a receiver makes before it takes the record for broken. */
export const MOST_LOOKUPS = 10;
/** How many of them may find nothing. */
export const MOST_EMPTY_LOOKUPS = 2;
