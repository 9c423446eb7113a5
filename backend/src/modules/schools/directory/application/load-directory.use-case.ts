import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { BundledDirectory } from './bundled-directory.js';
import { DirectoryStore } from './ports/directory-store.js';

@Injectable()
export class LoadDirectory {
  constructor(
    private readonly bundled: BundledDirectory,
    private readonly store: DirectoryStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Fills the directory on the first start and answers how many schools were added; later starts add
   * none, so that what an admin changed or removed stays so. Two servers may call it at once.
   */
  async run(): Promise<number> {
    const added = await this.load();
    if (!(await this.store.hasFacts())) {
      await this.store.addFactsOnce(await this.bundled.facts(), this.clock.now());
    }
    return added;
  }

  private async load(): Promise<number> {
    if (await this.store.isLoaded()) return 0;
    return this.store.loadOnce(await this.bundled.entries(), this.clock.now());
  }
}
