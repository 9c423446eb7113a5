// Starts the DNS stand-in as a process of its own: node dns-process.mjs ZONE, a DnsZone as JSON. Prints its address as one line when
// it listens. Needs a Node that transforms TypeScript (24 with --experimental-transform-types).
import { registerHooks } from 'node:module';

// The sources import each other as .js, as everywhere in the backend.
registerHooks({
  resolve(specifier, context, next) {
    const own = specifier.startsWith('.') && context.parentURL?.includes('/backend/');
    return next(own ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});

const { DnsStandIn } = await import('./dns-stand-in.ts');
const server = await DnsStandIn.start(JSON.parse(process.argv[2] ?? '{}'));
process.stdout.write(`${server.address}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
