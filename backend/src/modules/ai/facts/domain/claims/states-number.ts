import type { Fact } from '../fact.js';
import type { NumberClaim } from './number-claims.js';

/** Below it numbers are too frequent to mean a fact only because they are the same: "top 10", "three times". */
const UNMISTAKABLE = 100;

/** Whether the claim is the fact's number, and of the same thing. */
export function statesNumber({ canonical, measure }: NumberClaim, fact: Fact): boolean {
  if (measure !== undefined) return fact.measures.includes(measure);
  return fact.measures.length === 0 || canonical.includes('.') || Number(canonical) >= UNMISTAKABLE;
}
