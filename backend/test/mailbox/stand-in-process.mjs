// Starts the provider of mailboxes as a process of its own: node stand-in-process.mjs. Prints {"url", "env", "servers"} as one
// line when it listens; orders come by POST /<verb>. Needs a Node that transforms TypeScript (24 with --experimental-transform-types).
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { registerHooks } from 'node:module';

// The sources import each other as .js, as everywhere in the backend.
registerHooks({
  resolve(specifier, context, next) {
    const own = specifier.startsWith('.') && context.parentURL?.includes('/backend/test/');
    return next(own ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});

const { MailHost } = await import('./mail-host.ts');
const host = await MailHost.start();

const orders = {
  account: ({ address, password }) => void host.addAccount(address, password),
  refuse: (refusal) => void (host.refuseSignIn = refusal),
  calm: () => host.calm(),
  /** box1@mail.example and so on. */
  accounts: ({ count, password }) => {
    for (let at = 1; at <= count; at += 1) host.addAccount(`box${at}@mail.example`, password);
  },
  messages: ({ address, count }) => host.accountOf(address).inbox.synthesize(count),
  latency: ({ ms }) => void (host.imap.latencyMs = ms),
  commands: () => ({ names: host.imap.names }),
  sent: () => ({ mails: host.smtp.mails.map(({ envelopeFrom, raw }) => ({ from: envelopeFrom, raw: String(raw) })) }),
};

const control = createServer(async (request, response) => {
  const order = orders[request.url.slice(1)];
  response.statusCode = order ? 200 : 404;
  response.end(JSON.stringify((await order?.(await json(request))) ?? {}));
});
control.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${control.address().port}`;
  process.stdout.write(`${JSON.stringify({ url, env: host.env, servers: host.servers })}\n`);
});
process.once('SIGTERM', () => void host.stop().then(() => process.exit(0)));
