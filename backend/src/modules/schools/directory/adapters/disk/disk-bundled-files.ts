import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Injectable } from '@nestjs/common';

import { BundledFiles, type BundledFile } from '../../application/ports/bundled-files.js';

/** Beside the compiled module, where the build copies it. */
const FOLDER = join(import.meta.dirname, '../../../data');

/** Reads the data files beside this module. */
@Injectable()
export class DiskBundledFiles extends BundledFiles {
  read(name: BundledFile): Promise<Uint8Array> {
    return readFile(join(FOLDER, name));
  }
}
