import { createPhotoUppy } from './create-photo-uppy';
import { photoRules } from './photo-rules';
import type { PhotoUploadState } from './photo-upload-state';
import { failureOfCall, failureOfPut, type UploadFailure } from './upload-failure';

/** The two calls around the PUT. */
export interface PhotoServer {
  /** An address for one PUT, with the headers that belong to it. */
  ask(): Promise<{ uploadURL: string; headers: Record<string, string> }>;
  /** Makes what was PUT to the address the photo of the profile. */
  finish(uploadURL: string): Promise<unknown>;
}

type UppyFile = ReturnType<ReturnType<typeof createPhotoUppy>['getFiles']>[number];

const empty: PhotoUploadState = { step: 'empty', fileName: '', preview: null, percent: 0, refusal: null, failure: null };

/**
 * One photo on its way: an address is asked for (preprocessing), the file is PUT there (uploading), the server makes the photo of
 * it (postprocessing). Every attempt has an address of its own. A PUT cannot be continued, so a pause takes the file back and
 * Resume sends it from the start.
 */
export class PhotoUploader {
  private state = empty;
  private readonly uppy = createPhotoUppy();
  private readonly listeners = new Set<() => void>();
  private file: File | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What a step of ours failed with, for the event that it raises. */
  private ownFailure: UploadFailure | undefined;
  /** Counts the starts, so that an answer to an earlier one changes nothing. */
  private run = 0;

  constructor(private readonly server: PhotoServer) {
    this.uppy.addPreProcessor((ids) => this.prepare(ids));
    this.uppy.addPostProcessor((ids) => this.finish(ids));
    this.uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
      const part = bytesTotal ? bytesUploaded / bytesTotal : 0;
      if (this.state.step === 'uploading') this.change({ percent: Math.round(part * 100) });
    });
    this.uppy.on('upload-error', (file, _error, response) => this.onError(file, response));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): PhotoUploadState => this.state;

  /** Replaces the file, or shows why it is refused. Nothing is sent yet. */
  choose(file: File): void {
    this.reset();
    const refusal = this.add(file);
    if (refusal !== null) {
      this.change({ refusal });
      return;
    }
    this.file = file;
    this.change({ step: 'waiting', fileName: file.name, preview: URL.createObjectURL(file) });
  }

  /** Sends the chosen file: the first time, after a pause, or after a failure. */
  start(): void {
    if (this.file === null) return;
    this.takeBack();
    this.failures = 0;
    this.add(this.file);
    this.change({ step: 'preprocessing', percent: 0, failure: null });
    // A failure has been told by its event.
    this.uppy.upload().catch(() => undefined);
  }

  pause(): void {
    this.takeBack();
    this.change({ step: 'paused', percent: 0 });
  }

  /** Back to the beginning; what is on its way is cut off. */
  reset(): void {
    this.takeBack();
    if (this.state.preview !== null) URL.revokeObjectURL(this.state.preview);
    this.file = null;
    this.change(empty);
  }

  private add(file: File): string | null {
    try {
      this.uppy.addFile({ name: file.name, type: file.type, data: file, source: 'device' });
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : photoRules.wrongType;
    }
  }

  private takeBack(): void {
    this.run += 1;
    clearTimeout(this.timer);
    this.uppy.cancelAll();
  }

  private async prepare([id = '']: string[]): Promise<void> {
    // After the file has arrived only the last step is tried again.
    if (this.uppy.getFile(id).progress.uploadComplete) return;
    const { run } = this;
    this.change({ step: 'preprocessing', percent: 0 });
    const { uploadURL, headers } = await this.own(id, run, () => this.server.ask());
    if (run !== this.run) return;
    this.uppy.setFileMeta(id, { uploadURL, headers });
    this.change({ step: 'uploading' });
  }

  private async finish([id = '']: string[]): Promise<void> {
    const { run } = this;
    const { progress, meta } = this.uppy.getFile(id);
    // Uppy calls this after a failed PUT too.
    if (!progress.uploadComplete) return;
    this.change({ step: 'postprocessing', percent: 100 });
    await this.own(id, run, () => this.server.finish(meta.uploadURL ?? ''));
    if (run === this.run) this.change({ step: 'complete' });
  }

  /** One of the two calls; its failure is handled like a failed PUT. */
  private async own<T>(id: string, run: number, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (run === this.run) {
        this.ownFailure = failureOfCall(error);
        this.uppy.emit('upload-error', this.uppy.getFile(id), { name: 'Error', message: this.ownFailure.detail });
      }
      throw error;
    }
  }

  private onError(file: UppyFile | undefined, response: unknown): void {
    const { status = 0, responseText = '' } = (response ?? {}) as { status?: number; responseText?: string };
    const failure = this.ownFailure ?? failureOfPut(status, responseText);
    this.ownFailure = undefined;
    const delay = photoRules.retryDelaysMs[this.failures];
    this.failures += 1;
    if (file === undefined || failure.retry !== 'by-itself' || delay === undefined) {
      this.change({ step: 'error', failure });
      return;
    }
    this.change({ step: 'retrying', failure });
    this.timer = setTimeout(() => void this.uppy.retryUpload(file.id).catch(() => undefined), delay);
  }

  private change(changes: Partial<PhotoUploadState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.listeners) listener();
  }
}
