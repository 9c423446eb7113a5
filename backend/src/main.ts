import { startTracing } from './platform/tracing/start-tracing.js';

/** Tracing comes first: it has to see how the packages of the server are loaded. Any failure is one clear line. */
async function main(): Promise<void> {
  const stopTracing = await startTracing();
  const { serve } = await import('./serve.js');
  await serve(stopTracing);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Recruit could not start: ${message}\n`);
  process.exit(1);
});
