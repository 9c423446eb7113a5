import { DomainError } from '../../../../shared-kernel/domain-error.js';
import type { AthleteProfile } from '../../fields/domain/athlete-profile.js';

/** Fields were changed elsewhere since the person saw them; `present` holds their stored values. */
export class ProfileChanged extends DomainError {
  constructor(present: Partial<AthleteProfile>) {
    super({
      kind: 'conflict',
      code: 'text_changed',
      message: 'Your profile was changed in another tab or on another device. Nothing was overwritten.',
      extra: { present },
    });
  }
}
