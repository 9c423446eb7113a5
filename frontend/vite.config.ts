import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker';
import { shellPage } from './build/shell-page';

const api = process.env['RECRUIT_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), shellPage(), serviceWorker()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: api } } },
  // The manifest is what scripts/check-first-load.mjs adds up.
  build: { outDir: 'dist', emptyOutDir: true, manifest: true, target: 'es2022', sourcemap: false },
});
