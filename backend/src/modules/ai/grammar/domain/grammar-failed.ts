import { DomainError } from '../../../../shared-kernel/domain-error.js';

const MESSAGES = {
  stopped: 'The grammar check could not read this text. Nothing was changed. Shorten the text and try again.',
  busy: 'The grammar check has too much to do. Nothing was changed. Try again in a minute.',
};

/** The grammar check failed; the athlete's text is unchanged. */
export class GrammarFailed extends DomainError {
  constructor(reason: keyof typeof MESSAGES) {
    super({ kind: 'unavailable', code: `grammar_${reason}`, message: MESSAGES[reason] });
  }
}
