import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import {
  AttachmentOfOtherKind,
  AttachmentTooLarge,
  AttachmentDamaged,
  AttachmentHasPassword,
  AttachmentRunsProgram,
  AttachmentTooManyPixels,
  TooManyAttachments,
  AttachmentsTooLarge,
  AttachmentsFull,
  AttachmentNotFound,
} from './attachment-errors.js';

describe('errors: attachment', () => {
  testStableErrors([
    [() => new AttachmentOfOtherKind('Film'), { kind: 'invalid', code: 'attachment_of_other_kind' }],
    [() => new AttachmentTooLarge('Film'), { kind: 'invalid', code: 'attachment_too_large' }],
    [() => new AttachmentDamaged('Film'), { kind: 'invalid', code: 'attachment_damaged' }],
    [() => new AttachmentHasPassword('Film'), { kind: 'invalid', code: 'attachment_has_password' }],
    [() => new AttachmentRunsProgram('Film'), { kind: 'invalid', code: 'attachment_runs_program' }],
    [() => new AttachmentTooManyPixels('Film'), { kind: 'invalid', code: 'attachment_too_many_pixels' }],
    [() => new TooManyAttachments('Film'), { kind: 'conflict', code: 'too_many_attachments' }],
    [() => new AttachmentsTooLarge('Film'), { kind: 'conflict', code: 'attachments_too_large' }],
    [() => new AttachmentsFull('Film'), { kind: 'conflict', code: 'attachments_full' }],
    [() => new AttachmentNotFound(), { kind: 'missing', code: 'attachment_not_found' }],
  ]);
});
