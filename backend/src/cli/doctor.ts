import type { AppConfig } from '../platform/config/app-config.js';
import { keptKeys } from '../platform/config/key-file.js';
import { readConfig } from '../read-config.js';
import { checkDatabase, checkReplica } from '../doctor/check-database.js';
import { checkMachine } from '../doctor/check-machine.js';
import { checkMail } from '../doctor/check-mail.js';
import { fail, lineOf, type Finding } from '../doctor/finding.js';
import { printFailure } from './print-failure.js';

/** Looks at the surroundings of the place that DATA_DIR and DATABASE_URL name. Exit status 1 when something has to be done. */
async function main(): Promise<void> {
  const findings = await look();
  for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`);
  process.exitCode = findings.some(({ state }) => state === 'fail') ? 1 : 0;
}

async function look(): Promise<Finding[]> {
  let config: AppConfig;
  try {
    config = readConfig(undefined, keptKeys());
  } catch (error) {
    return [fail('settings', (error as Error).message.replace(/\.$/, ''), 'Correct the variable')];
  }
  const looks = [checkMachine(config), checkDatabase(config), checkReplica(config), checkMail(config).then((mail) => [mail])];
  return (await Promise.all(looks)).flat();
}

main().then(() => process.exit(), printFailure);
