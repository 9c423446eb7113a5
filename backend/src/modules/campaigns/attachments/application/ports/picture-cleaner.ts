import type { AttachmentKind } from '../../domain/attachment-kind.js';

/** Removes the metadata of a picture, such as place, device and time. */
export abstract class PictureCleaner {
  /** The picture upright, of the same kind. Throws AttachmentDamaged and AttachmentTooManyPixels. */
  abstract clean(name: string, kind: Exclude<AttachmentKind, 'pdf'>, bytes: Buffer): Promise<Buffer>;
}
