import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes shell.html, the page that the service worker opens without the network: index.html as it was built, before the
 * server adds anything of a person. The mark tells the app that nothing came from the server with it.
 */
export function shellPage(): Plugin {
  let folder = '';
  return {
    name: 'recruit-shell-page',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const page = await readFile(join(folder, 'index.html'), 'utf8');
        await writeFile(join(folder, 'shell.html'), page.replace('<head>', '<head>\n    <meta name="recruit-shell" content="device" />'));
      },
    },
  };
}
