import type { AppConfig } from '../platform/config/app-config.js';
import { keptKeys } from '../platform/config/key-file.js';
import { readConfig } from '../read-config.js';
import { checkDatabase, checkReplica } from './check-database.js';
import { checkMachine } from './check-machine.js';
import { checkMail } from './check-mail.js';
import { fail, type Finding } from './finding.js';

/** Looks at the surroundings of the place that DATA_DIR and DATABASE_URL name, by the variables of this process unless others are given. */
export async function look(env?: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: AppConfig;
  try {
    config = readConfig(env, keptKeys());
  } catch (error) {
    return [fail('settings', (error as Error).message.replace(/\.$/, ''), 'Correct the variable')];
  }
  const looks = [checkMachine(config), checkDatabase(config), checkReplica(config), checkMail(config).then((mail) => [mail])];
  return (await Promise.all(looks)).flat();
}
