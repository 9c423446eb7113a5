// Starts a provider of mailboxes with a real Dovecot as a process of its own: node dovecot-process.mjs PROGRAM. Prints {"url", "env",
// "servers"} as one line when it listens; orders come by POST /<verb>. Needs a Node that transforms TypeScript, as stand-in-process.mjs.
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

const { DovecotHost } = await import('./dovecot-host.ts');
const host = await DovecotHost.start(process.argv[2]);

const orders = {
  account: ({ address, password }) => void host.addAccount(address, password),
  answer: ({ address, coach }) => void host.answer(address, coach),
  bounce: ({ address, coach }) => void host.bounce(address, coach),
  other: ({ address }) => void host.other(address),
  flags: async ({ address }) => ({ messages: await host.flags(address) }),
  sent: () => ({ mails: host.mails.map(({ envelopeFrom, to }) => ({ from: envelopeFrom, to })) }),
};

const control = createServer(async (request, response) => {
  const order = orders[request.url.slice(1)];
  try {
    response.end(JSON.stringify((await order?.(await json(request))) ?? {}));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
});
control.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${control.address().port}`;
  process.stdout.write(`${JSON.stringify({ url, env: host.env, servers: host.servers })}\n`);
});
process.once('SIGTERM', () => void host.stop().then(() => process.exit(0)));
