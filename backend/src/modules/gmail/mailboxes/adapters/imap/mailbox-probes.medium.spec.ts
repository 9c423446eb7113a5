import { MailboxTrial } from '../../../../../../test/mailbox/mailbox-trial.js';
import { mailboxProbeContract } from '../../testing/mailbox-probe.contract.js';

describe('sign-ins to the servers of a mailbox', () => {
  let trial: MailboxTrial;

  beforeAll(async () => {
    trial = await MailboxTrial.start();
  });

  afterAll(() => trial.stop());

  beforeEach(() => trial.begin());

  const login = () => ({ address: trial.email, username: trial.email, ...trial.host.servers });
  describe('to read', () => mailboxProbeContract(async () => ({ probe: trial.world.reading, login: login(), password: trial.password })));
  describe('to send', () => mailboxProbeContract(async () => ({ probe: trial.world.sending, login: login(), password: trial.password })));
});
