import { DomainError, type FieldError } from '../../../../shared-kernel/domain-error.js';

/** Names every field that is refused. */
export class ClipNotValid extends DomainError {
  constructor(errors: FieldError[]) {
    super({ kind: 'invalid', code: 'invalid_input', message: errors[0]?.message ?? 'Please check the clip.', errors });
  }
}

export class ClipNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'clip_not_found', message: 'This clip does not exist any more.' });
  }
}

export class TooManyClips extends DomainError {
  constructor(max: number) {
    const message = `You have ${max} clips, the most you can keep. Delete one to add another.`;
    super({ kind: 'conflict', code: 'too_many_clips', message });
  }
}

/** The order names other clips than there are: they were changed in another window in the meantime. */
export class FilmChanged extends DomainError {
  constructor() {
    const message = 'Your clips were changed in another tab. Reload to see them.';
    super({ kind: 'conflict', code: 'film_changed', message });
  }
}
