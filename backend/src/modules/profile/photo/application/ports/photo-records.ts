export interface UploadRecord {
  id: string;
  expiresAt: Date;
  taken: boolean;
  /** The picture made of it is the one that is shown now. */
  shown: boolean;
}

export interface NewUpload {
  id: string;
  userId: string;
  /** The upload address without its query. */
  address: string;
  expiresAt: Date;
}

/** Which uploads and pictures there are, whose they are, and which files have to go. */
export abstract class PhotoRecords {
  abstract addUpload(upload: NewUpload): Promise<void>;

  /** Null when it was never issued, or issued to another user. */
  abstract upload(userId: string, address: string): Promise<UploadRecord | null>;

  /** Marks an upload as taken; false when a concurrent request took it first. */
  abstract take(uploadId: string): Promise<boolean>;

  /** Makes the upload available again after a failure that it did not cause. */
  abstract giveBack(uploadId: string): Promise<void>;

  /** Notes a picture before its files are written; unless it is shown by then, they go after `keepUntil`. */
  abstract addPicture(pictureId: string, userId: string, keepUntil: Date): Promise<void>;

  /** Makes it the athlete's picture, at this URL. Returns the pictures whose files can be deleted now. */
  abstract show(picture: { id: string; uploadId: string; userId: string; address: string }, now: Date): Promise<string[]>;

  /** Removes the athlete's picture. Returns the pictures whose files can be deleted now. */
  abstract hide(userId: string, now: Date): Promise<string[]>;

  /** Some of the pictures whose files have to go, also those of accounts that are gone. */
  abstract picturesToDelete(now: Date): Promise<string[]>;

  abstract forgetPicture(pictureId: string): Promise<void>;

  /** Some of the uploads that expired before this moment. */
  abstract uploadsExpiredBefore(moment: Date): Promise<string[]>;

  abstract forgetUpload(uploadId: string): Promise<void>;
}
