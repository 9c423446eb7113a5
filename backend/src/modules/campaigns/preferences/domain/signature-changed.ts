import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** The signature that a change starts from is not the stored one any more; `present` is what is stored. */
export class SignatureChanged extends DomainError {
  constructor({ signature, revision }: { signature: string; revision: number }) {
    super({
      kind: 'conflict',
      code: 'text_changed',
      message: 'Your signature was changed in another tab or on another device. Nothing was overwritten. Compare both versions.',
      extra: { present: { signature, revision } },
    });
  }
}
