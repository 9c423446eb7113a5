import type { Finding } from './finding.js';

/** Classes of the library's rules about errors that are never intended. */
const TRUSTED_KINDS = new Set(['BoundaryError', 'Capitalization', 'Eggcorn', 'Malapropism', 'Nonstandard', 'Repetition']);

/** Single rules beside them that were right on every sentence they were tried on. */
const TRUSTED = new Set([
  'ALongTime',
  'APart',
  'AnA',
  'Cant',
  'DidPast',
  'Everyday',
  'ItsContraction',
  'LookingForwardTo',
  'ModalOf',
  'OneOfTheSingular',
  'RegularIrregulars',
  'SimplePastToPastParticiple',
  'SinceDuration',
  'TheirToThere',
  'ThenThan',
  'AdjectiveDoubleDegree',
  'ToTo',
  'ThereToTheir',
  'SupposedTo',
  'The',
  'UseToUsedTo',
]);

/** Rules of trusted classes that were wrong: they take names and terms of football for mistakes. */
const MISTAKEN = new Set(['OrthographicConsistency', 'SplitWords', 'MergeWords', 'TheMy']);

/** Whether the library's own correction is made without a second opinion. */
export function isTrusted({ rule, kind }: Pick<Finding, 'rule' | 'kind'>): boolean {
  return !MISTAKEN.has(rule) && (TRUSTED.has(rule) || TRUSTED_KINDS.has(kind));
}
