import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiShapes } from './build/api-shapes';
import { chunkGroups } from './build/chunk-groups';
import { firstPaint } from './build/first-paint';
import { precompress } from './build/precompress';
import { serviceWorker } from './build/service-worker';
import { shellPage } from './build/shell-page';

const api = process.env['RECRUIT_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), apiShapes(), firstPaint(), precompress(), shellPage(), serviceWorker()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: api } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // scripts/check-first-load.mjs adds it up, and the server reads in it which files a page needs.
    manifest: true,
    target: 'es2022',
    // Where a browser knows no such links, it asks for the files a little later.
    modulePreload: { polyfill: false },
    sourcemap: false,
    // All styles together are smaller than one more request.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
