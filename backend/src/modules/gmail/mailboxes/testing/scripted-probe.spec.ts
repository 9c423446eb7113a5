import { aMailbox } from './a-mailbox.js';
import { mailboxProbeContract } from './mailbox-probe.contract.js';
import { ScriptedProbe } from './scripted-probe.js';

describe('sign-ins by a script', () => {
  const { password, ...login } = aMailbox('marcus');
  mailboxProbeContract(async () => ({ probe: new ScriptedProbe(password), login, password }));
});
