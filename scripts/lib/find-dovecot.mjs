import { installByApt } from './install-by-apt.mjs';
import { isExecutable } from './is-executable.mjs';
import { say } from './say.mjs';

const places = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/usr/bin/dovecot'];

async function installed() {
  for (const file of places) if (await isExecutable(file)) return file;
  return undefined;
}

/** Path of the IMAP server of one browser test: DOVECOT_PATH, an installed one, or one installed now. Without one it says so and returns ''. */
export async function findDovecot() {
  const given = process.env.DOVECOT_PATH;
  if (given !== undefined) return given;
  const found = await installed();
  if (found) return found;
  await installByApt('Dovecot for the browser test with a real mailbox', ['dovecot-imapd']);
  const fresh = await installed();
  if (!fresh) say('Dovecot is not installed, so the test with a real mailbox (dovecot.spec.ts) is left out: apt-get install dovecot-imapd');
  return fresh ?? '';
}
