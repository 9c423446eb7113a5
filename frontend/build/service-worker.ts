import { VitePWA } from 'vite-plugin-pwa';

/** Letters that the English pages do not need: a browser asks for them only when a name has them. */
const otherLetters = ['**/*-cyrillic*', '**/*-greek*', '**/*-vietnamese*'];

/** Builds src/app/worker/service-worker.ts to /sw.js, with the list of the files that it keeps. */
export const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/worker',
    filename: 'service-worker.ts',
    // The app registers it itself, once the page is there; the manifest is a file in public.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['assets/**/*.{js,css,woff2,svg}', 'shell.html', 'icon.svg'],
      globIgnores: otherLetters,
      // The names of these files have a hash of what is in them.
      dontCacheBustURLsMatching: /^assets\//,
      minify: true,
      sourcemap: false,
    },
  });
