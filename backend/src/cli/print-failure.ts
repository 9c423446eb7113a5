/** A command's failure is one line and exit status 1. */
export function printFailure(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
