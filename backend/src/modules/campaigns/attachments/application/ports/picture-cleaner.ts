import type { AttachmentKind } from '../../domain/attachment-kind.js';

/** Takes out of a picture what is not to be seen in it: where it was taken, by which telephone, when. */
export abstract class PictureCleaner {
  /** The picture upright, of the same kind. Throws AttachmentDamaged and AttachmentTooManyPixels. */
  abstract clean(name: string, kind: Exclude<AttachmentKind, 'pdf'>, bytes: Buffer): Promise<Buffer>;
}
