import type { Flag } from '../../facts/domain/claims/flag.js';
import type { StatedFact } from '../../facts/domain/fact.js';
import type { WriterName } from './ports/text-model.js';
import type { Allowance } from './ports/token-allowance.js';

/** Fields of every AI answer besides its text. */
export interface AnswerNotes {
  writer: WriterName;
  factsUsed: StatedFact[];
  /** Places for the athlete to check before a coach sees them. */
  flags: Flag[];
  /** The writer's remarks about its work. */
  remarks: string[];
  allowance: Allowance;
}
