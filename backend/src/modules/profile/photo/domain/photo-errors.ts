import { DomainError } from '../../../../shared-kernel/domain-error.js';
import type { PictureKind } from './sniff-picture.js';

const CHOOSE = 'Choose a JPEG, PNG, WebP, GIF or AVIF photo.';

/** The file is no picture, or one that cannot be read. It is gone; another one needs a new upload. */
export class NotAPicture extends DomainError {
  constructor(kind: PictureKind | null) {
    const message =
      kind === 'heic'
        ? 'HEIC photos cannot be read here. Save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) and upload that.'
        : kind === null
          ? `This file is not a photo, even if its name says so. ${CHOOSE}`
          : `This ${kind.toUpperCase()} file is damaged and cannot be read. Open it, save it again, or choose another photo.`;
    super({ kind: 'invalid', code: kind === 'heic' ? 'heic_photo' : kind === null ? 'not_a_photo' : 'damaged_photo', message });
  }
}

export class PhotoTooLarge extends DomainError {
  constructor() {
    const message = 'This photo is larger than 5 MB. Choose a smaller one, or save it with less quality.';
    super({ kind: 'invalid', code: 'photo_too_large', message });
  }
}

/** Small as a file, huge once it is unpacked. */
export class TooManyPixels extends DomainError {
  constructor() {
    const message = 'This photo has too many pixels. Save it smaller, about 2000 by 2000 pixels, and upload that.';
    super({ kind: 'invalid', code: 'too_many_pixels', message });
  }
}

/** Not issued by this server, or issued to another user; the message does not reveal which. */
export class UploadNotFound extends DomainError {
  constructor() {
    const message = 'This is not an upload of yours. Choose the photo again and upload it from your profile.';
    super({ kind: 'missing', code: 'upload_not_found', message });
  }
}

export class UploadTaken extends DomainError {
  constructor() {
    const message = 'This upload was used already. Choose the photo again to upload it.';
    super({ kind: 'conflict', code: 'upload_taken', message });
  }
}

export class UploadMissing extends DomainError {
  constructor() {
    const message = 'The photo has not arrived completely. Upload it again.';
    super({ kind: 'conflict', code: 'upload_missing', message });
  }
}

export class UploadTooOld extends DomainError {
  constructor() {
    const message = 'Request has expired. Choose the photo again and upload it.';
    super({ kind: 'conflict', code: 'upload_expired', message });
  }
}

export class PictureNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'picture_not_found', message: 'This picture does not exist or was removed.' });
  }
}

/** So many photos are queued that another one would wait too long. */
export class PhotosBusy extends DomainError {
  constructor() {
    const message = 'Many photos are being prepared just now. Try again in a few seconds.';
    super({ kind: 'unavailable', code: 'photos_busy', message, retryAfterSeconds: 5 });
  }
}

/** Each address lets one file be sent; unused ones expire by themselves. */
export class TooManyUploads extends DomainError {
  constructor(limit: number) {
    const message = `You have begun ${limit} photo uploads, the most at once. Please wait ten minutes and try again.`;
    super({ kind: 'conflict', code: 'too_many_uploads', message });
  }
}
