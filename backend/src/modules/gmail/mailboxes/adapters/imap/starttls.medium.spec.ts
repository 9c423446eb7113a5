import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import { reply } from '../../../../../../test/gmail/coach-mails.js';
import { MailboxTrial } from '../../../../../../test/mailbox/mailbox-trial.js';
import type { MailServerProblem } from '../../../../../shared-kernel/mail-server-problem.js';
import { explainMailServer } from '../../domain/explain-mail-server.js';

/** Both sign-ins of the connected mailbox, as the form tries them, and what the athlete reads of each. */
async function tried({ world, email: address, password, host }: MailboxTrial) {
  const login = { address, username: address, ...host.servers };
  const problems: ['imap' | 'smtp', MailServerProblem | null][] = [
    ['imap', await world.reading.check(login, { password })],
    ['smtp', await world.sending.check(login, { password })],
  ];
  return problems.map(([part, problem]) => problem && [problem.kind, explainMailServer(problem, part, host.servers[part], null)]);
}

const signIns = ({ host }: MailboxTrial) => [host.imap.signIns, host.signIns];

describe('a mailbox whose servers begin in the clear (STARTTLS)', () => {
  let trial: MailboxTrial;

  beforeAll(async () => {
    trial = await MailboxTrial.start({ security: 'starttls' });
  });

  afterAll(() => trial.stop());

  beforeEach(() => trial.begin());

  it('M-06 mail is sent and read, and nothing is signed in before both connections are encrypted', async () => {
    expect(await trial.send()).toMatchObject({ kind: 'sent' });
    const { cursor } = (await trial.world.inbox.startCursor('marcus')) as { cursor: string };
    trial.account.deliver(reply(undefined, { from: 'quinn@college.example.edu' }));
    expect(await trial.world.inbox.arrivedSince('marcus', cursor, null)).toMatchObject({ arrived: [{}] });
    const { names } = trial.host.imap;
    expect(names.indexOf('STARTTLS')).toBeGreaterThanOrEqual(0);
    expect(names.indexOf('STARTTLS')).toBeLessThan(names.indexOf('AUTHENTICATE'));
    expect(await tried(trial)).toEqual([null, null]);
  });

  it('M-06 a server that refuses to encrypt after it offered to gets no password', async () => {
    trial.host.imap.fail('STARTTLS', { kind: 'no', text: 'Not now' });
    expect((await tried(trial))[0]).toEqual(['no_tls', expect.stringContaining('your password was not sent')]);
    expect(trial.host.imap.signIns).toBe(0);
  });

  it('M-06 the certificate is checked there too: nobody unknown gets the password', async () => {
    await trial.begin({ trusts: false });
    const unknown = ['certificate', expect.stringContaining('your password was not sent')];
    expect(await tried(trial)).toEqual([unknown, unknown]);
    expect(await trial.send()).toMatchObject({ kind: 'not_sent' });
    expect(signIns(trial)).toEqual([0, 0]);
  });
});

describe('a mailbox whose offer to encrypt was taken out on the way', () => {
  let trial: MailboxTrial;

  beforeAll(async () => {
    trial = await MailboxTrial.start({ security: 'starttls', strips: true });
    await trial.begin();
  });

  afterAll(() => trial.stop());

  it('M-06 neither part is signed in to, nothing leaves, nothing is read, and the athlete is notified why', async () => {
    const stripped = (part: string): unknown[] => [
      'no_tls',
      expect.stringMatching(new RegExp(`no encrypted connection.*password was not sent.*${part}`)),
    ];
    expect(await tried(trial)).toEqual([stripped('993'), stripped('465')]);
    expect(await trial.send()).toMatchObject({ kind: 'not_sent' });
    expect(await trial.world.inbox.startCursor('marcus')).toMatchObject({ kind: 'unavailable' });
    expect(signIns(trial)).toEqual([0, 0]);
    expect(trial.host.smtp.mails).toEqual([]);
  });
});

describe('a server that is none, for sending', () => {
  let trial: MailboxTrial;
  const servers: Server[] = [];

  beforeAll(async () => {
    trial = await MailboxTrial.start();
    await trial.begin();
  });

  afterAll(async () => {
    for (const server of servers) server.close();
    await trial.stop();
  });

  /** `greet`: what is done with each connection. Answers what trying to sign in says. */
  const trySending = async (greet: (socket: Socket) => void) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.resume();
      greet(socket);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await trial.begin({ timeoutMs: 300, alsoAllowed: [`localhost:${port}`] });
    const smtp = { host: 'localhost', port, security: 'starttls' } as const;
    const problem = await trial.world.sending.check(
      { address: trial.email, username: trial.email, ...trial.host.servers, smtp },
      { password: trial.password },
    );
    return problem && explainMailServer(problem, 'smtp', smtp, null);
  };

  it('M-06 one that greets and says nothing more holds nobody', async () => {
    expect(await trySending((socket) => socket.write('220 hello\r\n'))).toContain('does not answer');
  });

  it('M-06 one that says nothing at all holds nobody', async () => {
    expect(await trySending(() => undefined)).toContain('does not answer');
  });

  it('M-06 one that hangs up at once is said to have done so', async () => {
    expect(await trySending((socket) => socket.end())).toMatch(/closed the connection/);
  });
});
