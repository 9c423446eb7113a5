import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** Names the file and what to do about it. */
function refusal(code: string, name: string, text: string): ConstructorParameters<typeof DomainError>[0] {
  return { kind: 'invalid', code, message: `“${name}” ${text}` };
}

const VIDEO = /\.(?:mov|mp4|m4v|avi|webm|mkv)$/i;
const HEIC = /\.hei[cf]$/i;

/** By its content it is neither a PDF nor a JPEG or PNG picture. The name only chooses the advice. */
export class AttachmentOfOtherKind extends DomainError {
  constructor(name: string) {
    const text = VIDEO.test(name)
      ? 'is a video. Put a link in the text instead.'
      : HEIC.test(name)
        ? 'is a HEIC photo. Save it as JPEG and attach that.'
        : 'is not a PDF, JPEG or PNG file, even if its name says so. Save it as one of these and attach that.';
    super(refusal('attachment_of_other_kind', name, text));
  }
}

export class AttachmentTooLarge extends DomainError {
  constructor(name: string) {
    super(refusal('attachment_too_large', name, 'is larger than 5 MB. Save it smaller, or put a link in the text instead.'));
  }
}

export class AttachmentDamaged extends DomainError {
  constructor(name: string) {
    super(refusal('attachment_damaged', name, 'is damaged or not complete. Open it, save it again and attach that.'));
  }
}

export class AttachmentHasPassword extends DomainError {
  constructor(name: string) {
    super(refusal('attachment_has_password', name, 'is protected with a password or with rights. Save it without and attach that.'));
  }
}

/** Mail servers treat such a file as an attack. */
export class AttachmentRunsProgram extends DomainError {
  constructor(name: string) {
    super(refusal('attachment_runs_program', name, 'can start a program when it is opened. Print it to a new PDF and attach that.'));
  }
}

export class AttachmentTooManyPixels extends DomainError {
  constructor(name: string) {
    super(refusal('attachment_too_many_pixels', name, 'has too many pixels. Save it smaller and attach that.'));
  }
}

export class TooManyAttachments extends DomainError {
  constructor(name: string) {
    const message = `“${name}” was not added: 3 files are the most. Remove one first.`;
    super({ kind: 'conflict', code: 'too_many_attachments', message });
  }
}

export class AttachmentsTooLarge extends DomainError {
  constructor(name: string) {
    const message = `“${name}” was not added: the files would have more than 10 MB together. Remove one, or save them smaller.`;
    super({ kind: 'conflict', code: 'attachments_too_large', message });
  }
}

/** Of all campaigns of the athlete. */
export class AttachmentsFull extends DomainError {
  constructor(name: string) {
    const message = `“${name}” was not added: the files of your campaigns have 100 MB, the most. Remove files from other drafts.`;
    super({ kind: 'conflict', code: 'attachments_full', message });
  }
}

export class AttachmentNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'attachment_not_found', message: 'This file is not attached or was removed.' });
  }
}
