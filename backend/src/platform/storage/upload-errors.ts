import { DomainError } from '../../shared-kernel/domain-error.js';

/** The signature does not match the request. */
export class UploadAddressWrong extends DomainError {
  constructor() {
    const message = 'This upload address was not issued here or was changed. Ask for a new one.';
    super({ kind: 'missing', code: 'upload_address_wrong', message });
  }
}

export class UploadAddressExpired extends DomainError {
  constructor() {
    const message = 'Request has expired. Ask for a new upload address.';
    super({ kind: 'missing', status: 410, code: 'upload_address_expired', message });
  }
}

export class UploadAddressSpent extends DomainError {
  constructor() {
    const message = 'This upload address has taken its file. Ask for a new one.';
    super({ kind: 'conflict', code: 'upload_address_spent', message });
  }
}

export class UploadUnderWay extends DomainError {
  constructor() {
    const message = 'A file is already arriving at this upload address. Ask for a new one.';
    super({ kind: 'conflict', code: 'upload_under_way', message });
  }
}

export class UploadTooLarge extends DomainError {
  constructor(maxBytes: number) {
    const message = `This file is larger than ${maxBytes.toLocaleString('en-US')} bytes. Choose a smaller one.`;
    super({ kind: 'invalid', status: 413, code: 'too_large', message });
  }
}

export class UploadEmpty extends DomainError {
  constructor() {
    super({ kind: 'invalid', code: 'upload_empty', message: 'This file is empty. Choose another one.' });
  }
}

/** The client disconnected during the upload. The response is not read, and nothing was stored. */
export class UploadCut extends DomainError {
  constructor() {
    super({ kind: 'invalid', code: 'upload_cut', message: 'The upload was cut off. Send the file again.' });
  }
}
