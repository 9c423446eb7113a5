import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** The browser meets the built product, so the build is brought up to date before the first test. */
export default function globalSetup(): void {
  const script = resolve(import.meta.dirname, '..', '..', '..', 'scripts', 'build.mjs');
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
