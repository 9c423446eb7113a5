import type { DataSource, EntityManager } from 'typeorm';

import { bumpDirectoryVersion } from './bump-directory-version.js';
import { lockDirectory } from './directory-lock.js';

/**
 * Changes the shared directory in one transaction, in turn with all other writers, and makes every process read it again.
 * Returns what `change` returns. Throws ImportRunning after half a minute of waiting.
 */
export function writeDirectory<T>(source: DataSource, now: Date, change: (manager: EntityManager) => Promise<T>): Promise<T> {
  return source.transaction(async (manager) => {
    await lockDirectory(manager);
    const result = await change(manager);
    await bumpDirectoryVersion(manager, now);
    return result;
  });
}
