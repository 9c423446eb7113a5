import { Injectable } from '@nestjs/common';

import { AttachmentOfOtherKind, AttachmentTooLarge } from '../domain/attachment-errors.js';
import { ATTACHMENT_KINDS, attachmentKind } from '../domain/attachment-kind.js';
import { ATTACHMENT_LIMITS } from '../domain/attachment-limits.js';
import { attachmentName, plainName } from '../domain/attachment-name.js';
import { checkPdf } from '../domain/read-pdf.js';
import { PictureCleaner } from './ports/picture-cleaner.js';

/** A file that may go with an email. */
export interface ReadFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** Validates an uploaded file by its content and converts it into an email attachment. */
@Injectable()
export class ReadAttachment {
  constructor(private readonly pictures: PictureCleaner) {}

  /** Throws what attachment-errors.ts has. */
  async run(given: string, bytes: Buffer): Promise<ReadFile> {
    const called = plainName(given).slice(0, ATTACHMENT_LIMITS.name) || 'This file';
    if (bytes.length > ATTACHMENT_LIMITS.fileBytes) throw new AttachmentTooLarge(called);
    const kind = attachmentKind(bytes);
    if (kind === null) throw new AttachmentOfOtherKind(called);
    const name = attachmentName(given, kind);
    const { contentType } = ATTACHMENT_KINDS[kind];
    if (kind === 'pdf') {
      checkPdf(called, bytes);
      return { name, contentType, bytes };
    }
    const cleaned = await this.pictures.clean(called, kind, bytes);
    // A picture can grow when it is written again.
    if (cleaned.length > ATTACHMENT_LIMITS.fileBytes) throw new AttachmentTooLarge(called);
    return { name, contentType, bytes: cleaned };
  }
}
