import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** More than anybody selects by hand. */
export class PageTooLong extends DomainError {
  constructor() {
    super({
      kind: 'invalid',
      code: 'page_too_long',
      message: 'This is more than one staff page. Select only the list of football coaches and copy it again.',
    });
  }
}

/** It took longer than a page takes. */
export class PageNotReadable extends DomainError {
  constructor() {
    super({
      kind: 'invalid',
      code: 'page_not_readable',
      message: 'This page could not be read. Select only the list of football coaches and copy it again.',
    });
  }
}

export class PagesBusy extends DomainError {
  constructor() {
    const message = 'Many pages are being read just now. Try again in a few seconds.';
    super({ kind: 'unavailable', code: 'pages_busy', message, retryAfterSeconds: 5 });
  }
}

export class NothingPasted extends DomainError {
  constructor() {
    const message = 'Nothing was pasted. Select the list of coaches on the school’s page, copy it, and paste it here.';
    super({ kind: 'invalid', code: 'nothing_pasted', message, errors: [{ field: 'text', code: 'required', message }] });
  }
}
