import path from 'node:path';

import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';

import { ResumePrinter, type ResumeOrder } from '../../application/ports/resume-printer.js';
import { ResumesBusy } from '../../domain/share-errors.js';
import type { Drawing } from './draw-resume.js';
import { PhotoForPrint } from './photo-for-print.js';

const [HERE, IS_SOURCE] = [import.meta.dirname, import.meta.filename.endsWith('.ts')];
/** A thread runs what was built, in tests too: Node cannot read the sources by itself. */
const SCRIPT = path.join(IS_SOURCE ? HERE.replace(/\bsrc(?=[\\/]modules[\\/])/, 'dist') : HERE, 'draw-resume.js');
/** As many as are drawn within some seconds. */
const MOST_AT_ONCE = 50;
const IDLE_MS = 60_000;
/** With the wait for its turn. */
const DEADLINE_MS = 60_000;

/**
 * Draws in a thread of its own: reading the fonts and laying a page out takes up to half a second at first, in which the server would
 * answer nobody. The thread is started by the first résumé and ends after an idle minute.
 */
@Injectable()
export class PdfkitResumePrinter extends ResumePrinter implements OnModuleDestroy {
  private readonly threads = new Piscina<Drawing, Uint8Array>({
    filename: SCRIPT,
    name: 'drawResume',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });

  private inHand = 0;

  constructor(private readonly photos: PhotoForPrint) {
    super();
  }

  async print(order: ResumeOrder): Promise<Buffer> {
    if (this.inHand >= MOST_AT_ONCE) throw new ResumesBusy();
    this.inHand += 1;
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    try {
      const photo = await this.photos.jpegOf(order.profile.photoUrl);
      const bytes = await this.threads.run({ ...order, photo }, { signal: deadline });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      throw deadline.aborted ? new ResumesBusy() : error;
    } finally {
      this.inHand -= 1;
    }
  }

  onModuleDestroy(): Promise<void> {
    return this.threads.destroy();
  }
}
