import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes into the page which shapes of the API the app was built for: answers that were kept in others are not read. */
export function apiShapes(): Plugin {
  let types = '';
  return {
    name: 'recruit-api-shapes',
    apply: 'build',
    configResolved: ({ root }) => {
      types = join(root, 'src', 'shared', 'api', 'api-types.gen.ts');
    },
    async transformIndexHtml() {
      const content = createHash('sha256')
        .update(await readFile(types))
        .digest('hex')
        .slice(0, 12);
      return [{ tag: 'meta', attrs: { name: 'recruit-api-shapes', content }, injectTo: 'head' as const }];
    },
  };
}
