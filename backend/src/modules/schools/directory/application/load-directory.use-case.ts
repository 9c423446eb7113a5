import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { BundledDirectory, DIRECTORY_VERSION } from './bundled-directory.js';
import { DirectoryStore } from './ports/directory-store.js';

@Injectable()
export class LoadDirectory {
  constructor(
    private readonly bundled: BundledDirectory,
    private readonly store: DirectoryStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Fills the directory on the first start, adds on the first start of a new version what that version brings, and returns how many schools
   * were added. What an admin changed or removed stays so. Two servers may call it at once.
   */
  async run(): Promise<number> {
    const now = this.clock.now();
    const isCurrent = (await this.store.version()) >= DIRECTORY_VERSION;
    const added = isCurrent ? 0 : await this.store.load(DIRECTORY_VERSION, await this.bundled.entries(), now);
    if ((await this.store.factsVersion()) < DIRECTORY_VERSION) {
      await this.store.addFacts(DIRECTORY_VERSION, await this.bundled.facts(), now);
    }
    return added;
  }
}
