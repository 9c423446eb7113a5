/** One object of a bucket. */
export interface StoredObject {
  name: string;
  /** In base64; objects that were put together from several have none. */
  md5: string | null;
}

/** What a backup needs of a bucket. All throw StorageUnavailable. */
export interface StoredObjects {
  /** Page after page, in the order of their names. */
  list: (prefix: string) => AsyncIterable<StoredObject>;
  /** At most `maxBytes` + 1 bytes; null when there is none, or an empty one. */
  read: (name: string, maxBytes: number) => Promise<Buffer | null>;
  write: (name: string, bytes: Buffer, contentType: string) => Promise<void>;
}
