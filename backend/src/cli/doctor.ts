import { lineOf } from '../doctor/finding.js';
import { look } from '../doctor/look.js';
import { printFailure } from './print-failure.js';

/** Prints what there is to see. Exit status 1 when something has to be done. */
async function main(): Promise<void> {
  const findings = await look();
  for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`);
  process.exitCode = findings.some(({ state }) => state === 'fail') ? 1 : 0;
}

main().then(() => process.exit(), printFailure);
