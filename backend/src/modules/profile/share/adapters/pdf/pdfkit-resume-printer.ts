import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { WorkThread } from '../../../../../platform/threads/work-thread.js';
import { ResumePrinter, type ResumeOrder } from '../../application/ports/resume-printer.js';
import { ResumesBusy } from '../../domain/share-errors.js';
import type { Drawing } from './draw-resume.js';
import { PhotoForPrint } from './photo-for-print.js';

/** As many as are drawn within some seconds. */
const MOST_AT_ONCE = 50;
const DEADLINE_MS = 60_000;
/** A page takes 30 MB; with more room its garbage stays longer. */
const HEAP_MB = 64;

/**
 * Draws in its own thread: reading the fonts and laying out a page takes up to half a second at first, which would block all other
 * requests.
 */
@Injectable()
export class PdfkitResumePrinter extends ResumePrinter implements OnModuleDestroy {
  private readonly thread = new WorkThread<Drawing, Uint8Array>({
    folder: import.meta.dirname,
    script: 'draw-resume',
    work: 'drawResume',
    mostAtOnce: MOST_AT_ONCE,
    deadlineMs: DEADLINE_MS,
    heapMb: HEAP_MB,
    busy: () => new ResumesBusy(),
    late: () => new ResumesBusy(),
  });

  constructor(private readonly photos: PhotoForPrint) {
    super();
  }

  async print(order: ResumeOrder): Promise<Buffer> {
    const bytes = await this.thread.run(async () => ({ ...order, photo: await this.photos.jpegOf(order.profile.photoUrl) }));
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.end();
  }
}
