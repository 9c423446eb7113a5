import { DomainError } from '../../../../shared-kernel/domain-error.js';
import { PhotoStorage, type UploadOrder, type UploadTarget } from '../application/ports/photo-storage.js';
import { PHOTO_LIMITS } from '../domain/photo-limits.js';
import type { PictureImage } from '../domain/picture-image.js';

/** Photos in memory. */
export class MemoryPhotoStorage extends PhotoStorage {
  /** Answers nothing. */
  down = false;
  private readonly uploads = new Map<string, Buffer>();
  private readonly pictures = new Map<string, Map<number, Buffer>>();

  /** Performs a PUT to an upload URL; returns whether it was accepted. */
  put({ url }: UploadTarget, bytes: Buffer, now: Date): boolean {
    const { pathname, searchParams } = new URL(url);
    const id = pathname.split('/').at(-1) ?? '';
    const fits = bytes.length > 0 && bytes.length <= PHOTO_LIMITS.maxBytes;
    const open = searchParams.get('for') === id && Number(searchParams.get('expires')) > now.getTime();
    if (!fits || !open || this.uploads.has(id)) return false;
    this.uploads.set(id, bytes);
    return true;
  }

  async issue({ uploadId, expiresAt, origin }: UploadOrder): Promise<UploadTarget> {
    this.ensureUp();
    return { url: `${origin}/api/uploads/${uploadId}?for=${uploadId}&expires=${expiresAt.getTime()}`, headers: {} };
  }

  async uploaded(uploadId: string): Promise<Buffer | null> {
    this.ensureUp();
    const bytes = this.uploads.get(uploadId);
    return bytes !== undefined && bytes.length > 0 ? bytes : null;
  }

  async discard(uploadId: string): Promise<void> {
    this.ensureUp();
    if (this.uploads.has(uploadId)) this.uploads.set(uploadId, Buffer.alloc(0));
  }

  async forget(uploadId: string): Promise<void> {
    this.ensureUp();
    this.uploads.delete(uploadId);
  }

  async save(pictureId: string, images: PictureImage[]): Promise<void> {
    this.ensureUp();
    this.pictures.set(pictureId, new Map(images.map(({ size, bytes }) => [size, bytes])));
  }

  async picture(pictureId: string, size: number): Promise<Buffer | null> {
    this.ensureUp();
    return this.pictures.get(pictureId)?.get(size) ?? null;
  }

  async remove(pictureId: string): Promise<void> {
    this.ensureUp();
    this.pictures.delete(pictureId);
  }

  private ensureUp(): void {
    if (this.down) throw new DomainError({ kind: 'unavailable', code: 'storage_unavailable', message: 'Down. Try again.' });
  }
}
