// Starts Microsoft in small as a process of its own: node stand-in-process.mjs. Prints {"url", "env", "servers"} as one line when it
// listens; orders come by POST /<verb>. Needs a Node that transforms TypeScript (24 with --experimental-transform-types).
import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import { json } from 'node:stream/consumers';

// The sources import each other as .js, as everywhere in the backend.
registerHooks({
  resolve(specifier, context, next) {
    const own = specifier.startsWith('.') && context.parentURL?.includes('/backend/test/');
    return next(own ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});

const { MicrosoftStandIn } = await import('./microsoft-stand-in.ts');
const microsoft = await MicrosoftStandIn.start();
const { host } = microsoft;

const orders = {
  account: ({ address }) => void microsoft.addAccount(address),
  refuse: (refusal) => void (host.refuseSignIn = refusal),
  calm: () => microsoft.calm(),
  sent: () => ({ mails: host.smtp.mails.map(({ envelopeFrom, raw }) => ({ from: envelopeFrom, raw: String(raw) })) }),
};

const control = createServer(async (request, response) => {
  const order = orders[request.url.slice(1)];
  response.statusCode = order ? 200 : 404;
  response.end(JSON.stringify((await order?.(await json(request))) ?? {}));
});
control.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${control.address().port}`;
  process.stdout.write(`${JSON.stringify({ url, env: microsoft.env, servers: host.servers })}\n`);
});
process.once('SIGTERM', () => void microsoft.stop().then(() => process.exit(0)));
