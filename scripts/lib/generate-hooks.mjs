// Run with a frontend folder as the current one: writes every file that its openapi-codegen.ts names.
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { generateEndpoints, parseConfig } from '@rtk-query/codegen-openapi';
import { transform } from '@swc/core';

/** The generator's own command takes a TypeScript configuration only with a loader that we do not otherwise need. */
async function readSettings(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'es6' },
  });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
}

for (const settings of parseConfig(await readSettings('openapi-codegen.ts'))) {
  await mkdir(dirname(resolve(settings.outputFile)), { recursive: true });
  await generateEndpoints(settings);
}
