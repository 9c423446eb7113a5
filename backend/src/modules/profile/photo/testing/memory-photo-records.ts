import { PhotoRecords, type NewUpload, type UploadRecord } from '../application/ports/photo-records.js';

interface Upload extends NewUpload {
  taken: boolean;
  pictureId?: string;
}

interface Picture {
  userId: string | null;
  deleteAfter: Date | null;
}

/** Uploads and pictures in memory. */
export class MemoryPhotoRecords extends PhotoRecords {
  /** Addresses of the photos that are shown, by account. */
  readonly photos = new Map<string, string>();
  private readonly uploads = new Map<string, Upload>();
  private readonly pictures = new Map<string, Picture>();

  /** Deletes an account as the database does: its pictures remain without an owner. */
  removeAccount(userId: string): void {
    for (const picture of this.pictures.values()) if (picture.userId === userId) picture.userId = null;
    this.photos.delete(userId);
  }

  async addUpload(upload: NewUpload): Promise<void> {
    this.uploads.set(upload.id, { ...upload, taken: false });
  }

  async upload(userId: string, address: string): Promise<UploadRecord | null> {
    const upload = [...this.uploads.values()].find((one) => one.userId === userId && one.address === address);
    if (!upload) return null;
    const { id, expiresAt, taken, pictureId = '' } = upload;
    return { id, expiresAt, taken, shown: this.pictures.get(pictureId)?.deleteAfter === null };
  }

  async take(uploadId: string): Promise<boolean> {
    const upload = this.uploads.get(uploadId);
    if (!upload || upload.taken) return false;
    upload.taken = true;
    return true;
  }

  async giveBack(uploadId: string): Promise<void> {
    const upload = this.uploads.get(uploadId);
    if (upload) upload.taken = false;
  }

  async addPicture(pictureId: string, userId: string, keepUntil: Date): Promise<void> {
    this.pictures.set(pictureId, { userId, deleteAfter: keepUntil });
  }

  async show(picture: { id: string; uploadId: string; userId: string; address: string }, now: Date): Promise<string[]> {
    const gone = await this.hide(picture.userId, now);
    this.pictures.set(picture.id, { userId: picture.userId, deleteAfter: null });
    const upload = this.uploads.get(picture.uploadId);
    if (upload) upload.pictureId = picture.id;
    this.photos.set(picture.userId, picture.address);
    return gone;
  }

  async hide(userId: string, now: Date): Promise<string[]> {
    const shown = [...this.pictures].filter(([, one]) => one.userId === userId && one.deleteAfter === null);
    for (const [, picture] of shown) picture.deleteAfter = now;
    this.photos.delete(userId);
    return shown.map(([id]) => id);
  }

  async picturesToDelete(now: Date): Promise<string[]> {
    const due = [...this.pictures].filter(([, { userId, deleteAfter }]) => {
      return deleteAfter === null ? userId === null : deleteAfter <= now;
    });
    return due.map(([id]) => id);
  }

  async forgetPicture(pictureId: string): Promise<void> {
    this.pictures.delete(pictureId);
  }

  async uploadsExpiredBefore(moment: Date): Promise<string[]> {
    return [...this.uploads.values()].filter(({ expiresAt }) => expiresAt < moment).map(({ id }) => id);
  }

  async forgetUpload(uploadId: string): Promise<void> {
    this.uploads.delete(uploadId);
  }
}
