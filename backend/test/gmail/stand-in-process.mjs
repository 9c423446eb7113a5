// Starts the stand-in as a process of its own: node stand-in-process.mjs [port]. Prints {"url", "env"} as one line when
// it listens; orders come by POST /__control/<verb>. Needs a Node that reads TypeScript (24).
import { registerHooks } from 'node:module';

// The sources import each other as .js, as everywhere in the backend.
registerHooks({
  resolve(specifier, context, next) {
    const own = specifier.startsWith('.') && context.parentURL?.includes('/test/gmail/');
    return next(own ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});

const { GmailStandIn } = await import('./gmail-stand-in.ts');
const standIn = await GmailStandIn.start(Number(process.argv[2] ?? 0));
standIn.addAccount('athlete@gmail.example');
process.stdout.write(`${JSON.stringify({ url: standIn.url, env: standIn.env })}\n`);
process.once('SIGTERM', () => void standIn.stop().then(() => process.exit(0)));
