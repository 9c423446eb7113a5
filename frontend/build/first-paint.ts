import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the page that the server draws looks like, before any file has come. */
const styles = ['fallback-fonts', 'tokens', 'base', 'first-paint'];
const scripts = ['color-scheme', 'kept-press', 'start'];
const inSource = '<script src="/src/app/boot/color-scheme.js"></script>';

/** Comments and spaces that nobody reads in the page. */
const shortened = (css: string) =>
  css
    .replace(/\/\*[^*]*\*\//gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/ ?([{};,]) ?/gu, '$1');

const withoutComments = (script: string) => script.replace(/^ *\/\/.*\n/gmu, '').replace(/^ +/gmu, '');

/**
 * Lets the first paint wait for the page alone: its styles and scripts are in it, and what the built page asks for is asked for
 * when start.js says so. The server allows these scripts by their hash.
 */
export function firstPaint(): Plugin[] {
  let source = '';
  const read = async (folder: string, names: string[]) =>
    (await Promise.all(names.map((name) => readFile(join(source, folder, name), 'utf8')))).join('');
  return [
    {
      name: 'recruit-first-paint',
      apply: 'build',
      // Before the styles are read.
      enforce: 'pre',
      configResolved: ({ root }) => {
        source = join(root, 'src', 'app');
      },
      // What is in the page is not fetched a second time.
      transform: (_, id) => (styles.some((name) => id === join(source, 'styles', `${name}.css`)) ? '' : null),
      transformIndexHtml: {
        order: 'pre',
        async handler(page) {
          const script = withoutComments(
            await read(
              'boot',
              scripts.map((name) => `${name}.js`),
            ),
          );
          return page.replace(inSource, () => `<script>${script}</script>`);
        },
      },
    },
    {
      name: 'recruit-first-paint-links',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        async handler(page) {
          const css = await read(
            'styles',
            styles.map((name) => `${name}.css`),
          );
          return page
            .replace('</title>', () => `</title>\n    <style>${shortened(css)}</style>`)
            .replace(
              /<script type="module" crossorigin src=("[^"]+")><\/script>/u,
              '<link rel="later" data-rel="modulepreload" data-start crossorigin href=$1>',
            )
            .replaceAll('<link rel="modulepreload"', '<link rel="later" data-rel="modulepreload" data-first')
            .replace(/<link rel="(stylesheet|preload)"/gu, '<link rel="later" data-rel="$1"');
        },
      },
    },
  ];
}
